import { createHash } from 'node:crypto'

/**
 * Takes a page whose scripts carry the mark of this render; returns it without the mark, with the hashes of
 * these scripts for the Content-Security-Policy. Injected markup cannot know the mark, so it gets no hash and
 * does not run. The bytes of a page stay the same for every render. Throws for a script without an end.
 */
export function hashScripts(marked: string, mark: string) {
  const attribute = ` nonce="${mark}"`
  const hashes = new Set<string>()
  for (const { 0: tag, index } of marked.matchAll(new RegExp(`<script\\b[^>]*${attribute}[^>]*>`, 'g'))) {
    const begin = index + tag.length
    const end = marked.indexOf('</script', begin)
    if (end < 0) throw new Error('a script of the page has no end')
    hashes.add(`'sha256-${createHash('sha256').update(marked.slice(begin, end)).digest('base64')}'`)
  }
  // Also from what is no script.
  return { page: marked.replaceAll(attribute, ''), hashes: [...hashes] }
}
