/** Deeper nesting is nothing that the product sends, and reading it would fill the stack. */
const MAX_DEPTH = 64

function isDeep(text: string): boolean {
  let depth = 0
  let isText = false
  for (let place = 0; place < text.length; place++) {
    const sign = text[place]
    if (sign === '\\') place++
    else if (sign === '"') isText = !isText
    else if (isText) continue
    else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** A body as JSON. Throws `SyntaxError` for one that is none, or that is nested more than 64 deep. */
export function parseJson(body: Buffer): unknown {
  const text = body.toString('utf8')
  if (isDeep(text)) throw new SyntaxError('The JSON is nested too deep')
  return JSON.parse(text)
}
