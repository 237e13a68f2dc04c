/** The product sends nothing deeper, and deep nesting could overflow the stack. */
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

/** Parses a body as JSON. Throws `SyntaxError` for invalid JSON or for nesting deeper than 64. */
export function parseJson(body: Buffer): unknown {
  const text = body.toString('utf8')
  if (isDeep(text)) throw new SyntaxError('The JSON is nested too deep')
  return JSON.parse(text)
}
