import { createHash } from 'node:crypto'

/**
 * Takes a page whose scripts carry the mark of this render; returns it without the mark, with the hashes of
 * these scripts for the Content-Security-Policy. Injected markup cannot know the mark, so it gets no hash and
 * does not run. The bytes of a page stay the same for every render.
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
