import { createHash } from 'node:crypto'

/**
 * The scripts inside a page, by their hashes for the Content-Security-Policy, so that the page's bytes are the same
 * for everyone. Hashed are those alone that carry the mark of this render, which nobody outside it can know: markup
 * that came in from elsewhere stays without a hash, and does not run. The mark leaves the page.
 */
export function hashScripts(marked: string, mark: string) {
  const attribute = ` nonce="${mark}"`
  const hashes = new Set<string>()
  let page = ''
  let at = 0
  for (let found = marked.indexOf(attribute); found >= 0; found = marked.indexOf(attribute, at)) {
    const begin = marked.indexOf('>', found) + 1
    const end = marked.indexOf('</script', begin)
    page += marked.slice(at, found) + marked.slice(found + attribute.length, end)
    hashes.add(`'sha256-${createHash('sha256').update(marked.slice(begin, end)).digest('base64')}'`)
    at = end
  }
  return { page: page + marked.slice(at), hashes: [...hashes] }
}
