/** A form as a browser without JavaScript would send it, unchanged. */
export type HtmlForm = {
  id: string
  action: string
  multipart: boolean
  fields: [name: string, value: string][]
  /** The boxes and options that are not ticked. */
  choices: [name: string, value: string][]
  files: string[]
}

const wholeForm = /<form\b([^>]*)>([\s\S]*?)<\/form>/g

/**
 * Returns the POST forms of a page, in order, with the fields outside that name one of them. A button's own value is the
 * last field of its form.
 */
export function formsOf(html: string): HtmlForm[] {
  const elsewhere = html.replaceAll(wholeForm, '')
  return [...html.matchAll(wholeForm)]
    .filter(([, attributes = '']) => attributeOf(attributes, 'method') === 'post')
    .map(([, attributes = '', inside = '']) => ({
      id: attributeOf(attributes, 'id') ?? '',
      action: attributeOf(attributes, 'action') ?? '',
      multipart: attributes.includes('multipart/form-data'),
      fields: [...fieldsIn(elsewhere, attributeOf(attributes, 'id') ?? ''), ...fieldsIn(inside)],
      choices: tagsIn(inside).flatMap(({ attributes: of }) =>
        isChoice(of) && !isTicked(of)
          ? [[attributeOf(of, 'name') ?? '', attributeOf(of, 'value') ?? 'on']]
          : [],
      ),
      files: [...inside.matchAll(/<input\b([^>]*)>/g)]
        .filter(([, each = '']) => attributeOf(each, 'type') === 'file')
        .map(([, each = '']) => attributeOf(each, 'name') ?? ''),
    }))
}

/** The fields in a piece of a page; those of this form, if one is named. */
function fieldsIn(piece: string, form?: string): [string, string][] {
  const found: [string, string][] = []
  for (const { tag, attributes, content } of tagsIn(piece)) {
    const name = attributeOf(attributes, 'name')
    if (!name || (form !== undefined && attributeOf(attributes, 'form') !== form)) continue
    const type = attributeOf(attributes, 'type') ?? 'text'
    if (tag === 'textarea') found.push([name, text(content.replace(/^\n/, ''))])
    else if (tag === 'select') found.push([name, chosen(content)])
    else if (tag === 'button') {
      if (type === 'submit') found.push([name, attributeOf(attributes, 'value') ?? ''])
    } else if (type === 'file' || (isChoice(attributes) && !isTicked(attributes))) continue
    else found.push([name, attributeOf(attributes, 'value') ?? (type === 'checkbox' ? 'on' : '')])
  }
  return found
}

const isChoice = (attributes: string) => ['checkbox', 'radio'].includes(attributeOf(attributes, 'type') ?? '')
const isTicked = (attributes: string) => /\schecked(=|\s|$)/.test(attributes)

/** Returns everything that can be filled in, with its present value. */
function tagsIn(inside: string) {
  return [...inside.matchAll(/<(input|button|textarea|select)\b([^>]*)>/g)].map(
    ({ 0: whole, 1: tag = '', 2: attributes = '', index }) => {
      const from = index + whole.length
      return { tag, attributes, content: inside.slice(from, inside.indexOf(`</${tag}>`, from)) }
    },
  )
}

function chosen(options: string) {
  const all = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const selected = all.find((attributes) => /\sselected(=|\s|$)/.test(attributes)) ?? all[0]
  return (selected && attributeOf(selected, 'value')) ?? ''
}

function attributeOf(attributes: string, name: string) {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)
  return found ? text(found[1]!) : undefined
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const text = (escaped: string) =>
  escaped.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) =>
      hex
        ? String.fromCodePoint(parseInt(hex, 16))
        : decimal
          ? String.fromCodePoint(Number(decimal))
          : (named[name!] ?? whole),
  )
