// Versions of packages with known vulnerabilities. npm audit is not available everywhere, and Remix 2 gets no more
// fixes.
import { expect, test } from 'vitest'
import { holesIn, lockedPackages } from '../../scripts/lib/check-lock.mjs'

type Bad = { names: string[]; from?: string; fixed: string; why: string }

/** Refused from `from` (included) up to `fixed` (not included). */
const bad: Bad[] = [
  {
    names: ['dev', 'express', 'fs-routes', 'node', 'react', 'route-config', 'serve', 'server-runtime'].map(
      (each) => `@remix-run/${each}`,
    ),
    fixed: '2.17.5',
    why: 'CVE-2025-31137, CVE-2025-61686, CVE-2026-22029, CVE-2026-22030, CVE-2026-40181, CVE-2026-42342',
  },
  { names: ['@remix-run/router'], fixed: '1.23.4', why: 'CVE-2026-53668' },
  { names: ['react-router', 'react-router-dom'], from: '6.30.2', fixed: '6.30.5', why: 'CVE-2026-53668' },
  {
    names: ['esbuild'],
    fixed: '0.28.1',
    why: 'GHSA-67mh-4wv8-2f99, GHSA-gv7w-rqvm-qjhr, GHSA-g7r4-m6w7-qqqr',
  },
  { names: ['tar'], fixed: '7.5.2', why: 'archives that write outside their folder' },
  { names: ['estree-util-value-to-estree'], fixed: '3.3.3', why: 'prototype pollution' },
]

const packages = Object.entries(lockedPackages())
  .filter(([place]) => place !== '')
  .map(([place, { version = '0', ...rest }]) => ({
    place,
    name: place.split('node_modules/').at(-1) ?? '',
    version,
    ...rest,
  }))

function isBefore(version: string, other: string) {
  const [left, right] = [version, other].map((each) => each.split(/[.-]/).map(Number))
  for (const part of [0, 1, 2]) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

const whyBad = ({ name, version }: { name: string; version: string }) =>
  bad
    .filter(
      ({ names, from = '0.0.0', fixed }) =>
        names.includes(name) && isBefore(version, fixed) && !isBefore(version, from),
    )
    .map(({ why }) => `${name} ${version}: ${why}`)

test('no package has a version with a known vulnerability', () => {
  expect(packages.flatMap(whyBad)).toEqual([])
})

test('the check finds a vulnerable version', () => {
  expect(whyBad({ name: 'react-router', version: '6.30.4' })).toEqual(['react-router 6.30.4: CVE-2026-53668'])
  expect(whyBad({ name: '@remix-run/node', version: '2.17.4' })).toHaveLength(1)
  expect(whyBad({ name: 'react-router', version: '6.30.6' })).toEqual([])
  expect(holesIn({ '': { optionalDependencies: { missing: '1.0.0' } } })).toHaveLength(1)
})

test('every platform finds its packages in the lock file', () => {
  expect(holesIn(lockedPackages())).toEqual([])
})

test('packages come from the npm registry, each with its checksum', () => {
  const elsewhere = packages.filter(
    ({ resolved }) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  const unchecked = packages.filter(({ integrity, link }) => !link && !integrity?.startsWith('sha512-'))
  expect([...elsewhere, ...unchecked].map(({ place }) => place)).toEqual([])
})
