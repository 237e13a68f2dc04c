/** Variables by name, for `{{ .Path.To }}` in the hosted service's mail templates. */
export type Variables = { [name: string]: unknown }

type Branch = { when: { path: string; equals: string } | null; nodes: Node[] }
type Node = string | { path: string } | { branches: Branch[] }

/** The template uses more of Go's template language than this backend renders. */
export class TemplateError extends Error {}

const PATH = /^\.[A-Za-z]\w*(\.[A-Za-z]\w*)*$/
const CONDITION = /^(?:else )?if eq (\.[\w.]+) "([^"\\]*)"$/

function conditionOf(action: string): Branch {
  const [, path = '', equals = ''] = CONDITION.exec(action) ?? []
  if (!PATH.test(path)) throw new TemplateError(`{{ ${action} }} is not: if eq .Name "text"`)
  return { when: { path, equals }, nodes: [] }
}

function branchAfter(action: string, open: Branch[]): Branch {
  if (open.length === 0 || open.at(-1)?.when === null) throw new TemplateError(`{{ ${action} }} has no {{ if }}`)
  const branch: Branch = action === 'else' ? { when: null, nodes: [] } : conditionOf(action)
  open.push(branch)
  return branch
}

/** Parses a template. One level of conditions is supported, which is enough for the languages. */
function parse(source: string): Node[] {
  const top: Node[] = []
  let open: Branch[] = []
  let here = top
  // Odd parts stood between braces.
  for (const [position, part] of source.split(/\{\{(.*?)\}\}/s).entries()) {
    const action = part.trim()
    if (position % 2 === 0) here.push(part)
    else if (action.startsWith('if ')) {
      if (open.length > 0) throw new TemplateError('A condition within a condition is not rendered here')
      open = [conditionOf(action)]
      top.push({ branches: open })
      here = (open[0] as Branch).nodes
    } else if (action.startsWith('else')) here = branchAfter(action, open).nodes
    else if (action === 'end' && open.length > 0) {
      open = []
      here = top
    } else if (PATH.test(action)) here.push({ path: action })
    else throw new TemplateError(`{{ ${action} }} is not rendered here`)
  }
  if (open.length > 0) throw new TemplateError('{{ if }} has no {{ end }}')
  return top
}

function lookUp(variables: Variables, path: string): unknown {
  return path
    .slice(1)
    .split('.')
    .reduce<unknown>((value, name) => {
      const isRecord = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      return isRecord ? (value as Variables)[name] : undefined
    }, variables)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;', "'": '&#39;' }

/** Escapes text for HTML and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

function renderNode(node: Node, variables: Variables): string {
  if (typeof node === 'string') return node
  if ('path' in node) return escapeHtml(String(lookUp(variables, node.path) ?? ''))
  const chosen = node.branches.find(({ when }) => when === null || lookUp(variables, when.path) === when.equals)
  return (chosen?.nodes ?? []).map((inner) => renderNode(inner, variables)).join('')
}

/**
 * Compiles a Go template as the hosted service renders it: text, `{{ .Name }}` (escaped) and one level of `{{ if eq
 * .Name "text" }}` ... `{{ else if eq .Name "text" }}` ... `{{ else }}` ... `{{ end }}`. Throws TemplateError for more.
 */
export function compileTemplate(source: string): (variables: Variables) => string {
  const nodes = parse(source)
  return (variables) => nodes.map((node) => renderNode(node, variables)).join('')
}
