// The route table, the files and the guards match.
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileOf as fileUnderApp, pages, type Page, type Resource } from '~/route-table'
import { sourcesIn } from '../support/sources'

const sources = new Map(sourcesIn('app/routes', '.tsx', '.ts').map(({ file, text }) => [file, text]))
const fileOf = (page: Page) => `app/${fileUnderApp(page)}`
const catchAll = 'app/routes/full/unknown.tsx'

test('every page has a file, and every file a page', () => {
  expect(pages.map(fileOf).filter((file) => !sources.has(file))).toEqual([])
  const known = new Set([...pages.map(fileOf), catchAll])
  const owners = new Set([...known].map((file) => file.replace(/\.tsx?$/, '')))
  // The parts of a page are in a folder with the page's name.
  const isPart = (file: string) => owners.has(path.posix.dirname(file))
  expect([...sources.keys()].filter((file) => !known.has(file) && !isPart(file))).toEqual([])
})

test('no URL is listed twice', () => {
  const paths = pages.map((page) => page.path.replaceAll(/:\w+/g, ':'))
  expect(paths.filter((path, n) => paths.indexOf(path) !== n)).toEqual([])
})

test('an address with a token is marked as one with a secret, and no other', () => {
  const secret = pages.filter(
    (page) =>
      page.path.includes(':token') || /mailedLink\(|linkToken\(/.test(sources.get(fileOf(page)) ?? ''),
  )
  expect(pages.filter(({ secretInAddress }) => secretInAddress)).toEqual(secret)
})

/** The first call of each loader and action: the guard. */
const asks: Record<Resource, RegExp | null> = {
  public: null,
  mentee: /requireViewer\(args, 'mentee'\)|requireSide\(args, [^)]*'mentee'/,
  mentor: /requireMentor\(args\)|requireSide\(args, [^)]*'mentor'|requireViewer\(args, 'mentor'\)/,
  admin: /requireViewer\(args, 'admin'\)|requireSide\(args, [^)]*'admin'/,
  'not-mentor': /requireNotYet\(args, 'mentor'\)|redirectIfSignedIn\(args\)/,
  'not-mentee': /requireNotYet\(args, 'mentee'\)|redirectIfSignedIn\(args\)/,
  'signed-in': /findViewer\(args\)|require\w+\(args/,
}

/** Returns the text of an exported function of a route, up to the next export or function. */
function exported(text: string, name: 'loader' | 'action') {
  return text.match(
    new RegExp(
      `export (?:async function|function|const) ${name}\\b[\\s\\S]*?(?=\\n(?:export|function|async function|const) |$)`,
    ),
  )?.[0]
}

/** True if loader and action are those of confirmPage, which guards for this role and uses submit. */
const confirms = (text: string, role: string) =>
  ['loader', 'action'].every((name) => text.includes(`export const ${name} = confirm.${name}\n`)) &&
  text.includes(`const confirm = confirmPage('${role}', {`)

// The loader of an act only redirects. A page without data needs no loader, but then nobody is kept out.
const leadsAway = (loader: string) => /=> redirect\('\/[^']*'\)$/.test(loader.trim())

describe.each(pages.filter((page) => sources.has(fileOf(page))))('$path', (page) => {
  const text = sources.get(fileOf(page))!
  const [loader, action] = [exported(text, 'loader'), exported(text, 'action')]

  test(`asks who comes in: ${page.redirectIfSignedIn ? 'only visitors' : page.resource}`, () => {
    const asked = page.redirectIfSignedIn ? /redirectIfSignedIn\(args\)/ : asks[page.resource]
    if (!asked || confirms(text, page.resource)) return
    if (!loader || !leadsAway(loader)) expect(loader ?? 'no loader').toMatch(asked)
    if (action && asks[page.resource]) expect(action).toMatch(asked)
  })

  test('its action, if it has one, uses submit', () => {
    // Stripe's webhook is not a form: the route checks its signature.
    if (action && !confirms(text, page.resource))
      expect(action).toMatch(page.path === '/api/stripe/webhook' ? /\breadEvent\(/ : /\b(submit|guarded)\(/)
  })

  test('it has a page component with a title, unless it has no layout', () => {
    if (page.layout === 'none') expect(text).not.toMatch(/export default/)
    else expect(text).toMatch(/export const handle\b[\s\S]*title/)
  })
})
