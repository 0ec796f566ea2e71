import { SaxesParser } from 'saxes'

export type Element = { name: string; text: string; children: Element[] }

/** The tree of a short XML text, names without their prefixes. Raises what is wrong with it, a document type too. */
export function readXmlTree(xml: string): Element {
  const root: Element = { name: '', text: '', children: [] }
  const open = [root]
  const here = () => open.at(-1)!
  const parser = new SaxesParser()
  const refuse = () => {
    throw new Error('a document type is not read')
  }
  const addText = (text: string) => void (here().text += text)
  parser.on('doctype', refuse)
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    const element = { name: name.slice(name.indexOf(':') + 1), text: '', children: [] }
    here().children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(xml).close()
  return root.children[0]!
}

/** The elements of this name at any depth, in their order. */
export const allNamed = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...allNamed(child, name)])

/** The text of the first element of this name at any depth; empty without one. */
export const textOf = (element: Element, name: string) => allNamed(element, name)[0]?.text.trim() ?? ''

/** An element to write: its name and its text or its elements, of which undefined ones are left out. */
export type Written = [name: string, content: string | number | (Written | undefined)[]]

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const writtenXml = ([name, content]: Written): string =>
  `<${name}>${
    Array.isArray(content)
      ? content.map((each) => (each ? writtenXml(each) : '')).join('')
      : String(content).replaceAll(/[&<>]/g, (sign) => escapes[sign]!)
  }</${name.split(' ')[0]}>`
