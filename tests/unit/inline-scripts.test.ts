import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashScripts } from '~/http/inline-scripts.server'

const mark = 'kf93Gq0cT1s8yQ2uVd5xZA'
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('the page’s own scripts get the hash that the browser computes, and the mark is removed from the page', () => {
  const own = 'globalThis.a = "ά > β"'
  const imports = '\nimport "/assets/x.js";\n'
  const marked = `<body><script nonce="${mark}">${own}</script><p>é</p><script nonce="${mark}" type="module" async="">${imports}</script></body>`
  expect(hashScripts(marked, mark)).toEqual({
    page: `<body><script>${own}</script><p>é</p><script type="module" async="">${imports}</script></body>`,
    hashes: [hashOf(own), hashOf(imports)],
  })
})

test('an injected script gets no hash, whatever mark it guesses', () => {
  const foreign = [
    '<script>alert(1)</script>',
    '<script nonce="">alert(2)</script>',
    '<script nonce="x">a</script>',
  ]
  const { page, hashes } = hashScripts(`${foreign.join('')}<script nonce="${mark}">own</script>`, mark)
  expect(hashes).toEqual([hashOf('own')])
  expect(page).toBe(`${foreign.join('')}<script>own</script>`)
})

test('a page without scripts is unchanged', () => {
  expect(hashScripts('<p>nothing</p>', mark)).toEqual({ page: '<p>nothing</p>', hashes: [] })
})

test(
  'a mark on what is no script is removed, and a script without an end is an error',
  { timeout: 2000 },
  () => {
    const link = `<link rel="modulepreload" nonce="${mark}" href="/a.js">`
    expect(hashScripts(`${link}<script nonce="${mark}">own</script>${link}`, mark)).toEqual({
      page: '<link rel="modulepreload" href="/a.js"><script>own</script><link rel="modulepreload" href="/a.js">',
      hashes: [hashOf('own')],
    })
    expect(hashScripts(link, mark).hashes).toEqual([])
    expect(() => hashScripts(`${link}<script nonce="${mark}">own`, mark)).toThrow(/no end/)
  },
)
