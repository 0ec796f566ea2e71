import fs from 'node:fs'
import { expect, test } from 'vitest'
import { metrics } from '~/metrics.server'

// `up` and `ALERTS` are Prometheus' own.
const named = /\b(?:mentoring|process|nodejs)_\w+\b/g
const suffix = /_(?:bucket|sum|count)$/

test.each(['docs/operations/large/grafana-dashboard.json', 'docs/operations/large/alerts.yml'])(
  '%s names only metrics that exist',
  (file) => {
    const known = new Set(metrics.registry.getMetricsAsArray().map(({ name }) => name))
    const found = [...fs.readFileSync(file, 'utf8').matchAll(named)].map(([name]) => name)
    expect(found.length).toBeGreaterThan(5)
    expect(found.filter((name) => !known.has(name) && !known.has(name.replace(suffix, '')))).toEqual([])
  },
)

test('the dashboard shows every metric of the product', () => {
  const shown = fs.readFileSync('docs/operations/large/grafana-dashboard.json', 'utf8')
  const own = metrics.registry.getMetricsAsArray().filter(({ name }) => name.startsWith('mentoring_'))
  expect(own.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([])
})
