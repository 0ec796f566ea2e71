import { expect, test } from 'vitest'
import { contentsOf } from '~/content/markdown'
import { parseMarkdown } from '~/content/markdown.server'

const files = import.meta.glob<string>('../../app/content/*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('headings with their ids, paragraphs, lists, bold and links', () => {
  const nodes = parseMarkdown(`Πρώτη *γραμμή*
και **δεύτερη [εδώ](/purchases)**.

## Τίτλος & άλλα {#title}

- ένα
- δύο
  μαζί

1. α`)
  expect(nodes).toEqual([
    {
      tag: 'p',
      inside: [
        'Πρώτη ',
        { tag: 'em', inside: ['γραμμή'] },
        '\nκαι ',
        {
          tag: 'strong',
          inside: ['δεύτερη ', { tag: 'a', href: '/purchases', inside: ['εδώ'] }],
        },
        '.',
      ],
    },
    { tag: 'h2', id: 'title', inside: ['Τίτλος & άλλα'] },
    {
      tag: 'ul',
      inside: [
        { tag: 'li', inside: ['ένα'] },
        { tag: 'li', inside: ['δύο\nμαζί'] },
      ],
    },
    { tag: 'ol', inside: [{ tag: 'li', inside: ['α'] }] },
  ])
  expect(contentsOf(nodes)).toEqual([{ id: 'title', text: 'Τίτλος & άλλα' }])
})

test('quotes stay as typed, and lists within lists of five', () => {
  expect(parseMarkdown('> α')).toEqual([{ tag: 'p', inside: ['> α'] }])
  const deep = JSON.stringify(parseMarkdown('- '.repeat(7) + 'α'))
  expect(deep.match(/"ul"/g)).toHaveLength(5)
  expect(deep).toContain('- - α')
})

test('HTML stays characters', () => {
  const everything = JSON.stringify(parseMarkdown('α <b onclick="x">β</b>\n\n<script>γ</script>\n\n`δ`'))
  expect(everything).toBe(
    JSON.stringify([
      { tag: 'p', inside: ['α <b onclick="x">β</b>'] },
      { tag: 'p', inside: ['<script>γ</script>'] },
      { tag: 'p', inside: ['`δ`'] },
    ]),
  )
})

test.each([
  ['https://example.org', true],
  ['mailto:team@example.org', true],
  ['/purchases', true],
  ['#title', true],
  ['http://example.org', false],
  ['//example.org', false],
  ['/\\example.org', false],
  ['javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
  ['data:text/html,x', false],
])('a link to %s is one: %s', (address, isLink) => {
  expect(parseMarkdown(`[λόγια](${address})`)).toEqual([
    { tag: 'p', inside: isLink ? [{ tag: 'a', href: address, inside: ['λόγια'] }] : ['λόγια'] },
  ])
})

test('a heading without an id is refused; every long text of ours has its contents', () => {
  expect(() => parseMarkdown('## Τίτλος')).toThrow('{#id}')
  expect(Object.keys(files).length).toBeGreaterThan(20)
  for (const [file, text] of Object.entries(files))
    expect(contentsOf(parseMarkdown(text)).length, file).toBeGreaterThan(2)
})
