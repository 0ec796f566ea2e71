import { readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { MentorshipTag } from '~/parts/mentorships/mentorship-tag'
import { PurchaseStatusTag } from '~/parts/purchases/purchase-status'
import { AwardStateTag, ScholarshipStateTag } from '~/parts/scholarships/scholarship-state'
import { LeafMeter } from '~/ui/leaf'

const i18n = createInstance()
await i18n.init({ lng: 'el', resources: {} })
const shown = (tag: ReactElement) => renderToStaticMarkup(createElement(I18nextProvider, { i18n }, tag))

/** Red, green and blue of a theme colour on white paper. */
function rgbOf(name: string) {
  const [, hex = ''] =
    new RegExp(`--color-${name}: light-dark\\(#([0-9a-f]{6}),`).exec(
      readFileSync('app/styles/tokens.css', 'utf8'),
    ) ?? []
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
}

test('running and used things are green; red is for problems', () => {
  const running = [
    <MentorshipTag key="pair" status="running" />,
    <PurchaseStatusTag key="purchase" status="running" />,
    <ScholarshipStateTag key="scholarship" state="given" />,
    <AwardStateTag key="award" state="used" />,
  ]
  for (const tag of running) {
    expect(shown(tag)).toContain('tone-active')
    expect(shown(tag)).not.toMatch(/danger|brick|accent/)
  }
  const looks = readFileSync('app/styles/table.css', 'utf8')
  expect(looks).toMatch(/\.tone-active \{[^}]* color: var\(--color-primary\);/s)
  const [red, green] = rgbOf('primary')
  expect(green).toBeGreaterThan(2 * red)
  const [troubleRed, troubleGreen] = rgbOf('brick')
  expect(troubleRed).toBeGreaterThan(2 * troubleGreen)
})

test('a completed leaf is filled also in forced colours; a future one is not', () => {
  const leaves = [
    ...shown(<LeafMeter value={2} total={3} />).matchAll(/class="([^"]*rounded-leaf-whole[^"]*)"/g),
  ].map(([, classes = '']) => classes)
  expect(leaves.map((classes) => classes.includes('forced-colors:bg-[CanvasText]'))).toEqual([
    true,
    true,
    false,
  ])
  for (const classes of leaves)
    expect(classes).toMatch(/forced-color-adjust-none .*forced-colors:border-\[CanvasText\]/)
})
