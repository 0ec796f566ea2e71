// The queries that the benchmark measures: each list of a page, read by the page's own function and role.
import { createServer } from 'vite'
import { projectRoot } from '../lib/project.mjs'

/** @typedef {typeof import('./app')} App */

/** Loads what is measured through Vite. */
export async function openApp() {
  const vite = await createServer({
    configFile: false,
    root: projectRoot,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '~': `${projectRoot}/app` } },
  })
  const app = /** @type {App} */ (await vite.ssrLoadModule('/scripts/bench/app.ts'))
  return { app, close: () => vite.close() }
}

/** @typedef {Record<string, string | number>} Filters */
/** @typedef {import('../../app/viewer/viewer').Viewer} Viewer */
/** @typedef {Awaited<ReturnType<typeof import('./world.mjs').openBenchWorld>>} World */
/** @typedef {{ name: string, run: (time: number) => Promise<unknown> }} Case */

/** The public search with each filter, as a visitor. @returns {Case[]} */
export function searchCases(/** @type {App} */ app, /** @type {{ deep: Filters | undefined }} */ { deep }) {
  const search = (/** @type {Filters} */ filters, /** @type {Filters | null} */ after = null) =>
    app.read(
      null,
      (sql) => sql`
      select * from api.search_mentors(filters => ${sql.json(filters)}, after => ${after && sql.json(after)}, most => 21)`,
    )
  const count = (/** @type {Filters} */ filters) =>
    app.read(null, (sql) => sql`select api.count_mentors(filters => ${sql.json(filters)})`)
  const flags = [
    'isMentor',
    'isCoach',
    'isAvailable',
    'isNotAvailable',
    'isAvailableForMentoring',
    'isNotAvailableForMentoring',
    'isAvailableForCoaching',
    'isNotAvailableForCoaching',
    'supportsGreek',
    'supportsEnglish',
  ]
  return [
    { name: 'search, no filter', run: () => search({}) },
    ...flags.map((flag) => ({ name: `search, ${flag}`, run: () => search({ [flag]: '1' }) })),
    { name: 'search, country', run: (time) => search({ country: time % 2 === 0 ? 'GR' : 'CY' }) },
    { name: 'search, county', run: (time) => search({ county: 1 + (time % 74) }) },
    { name: 'search, industry', run: (time) => search({ industry: 1 + (time % 46) }) },
    {
      name: 'search, fieldOfSupport',
      run: (time) => search({ fieldOfSupport: `{${1 + (time % 20)},${2 + (time % 20)}}` }),
    },
    { name: 'search, yearsOfExperience', run: (time) => search({ yearsOfExperience: 5 + (time % 25) }) },
    { name: 'search, 50 years of experience', run: () => search({ yearsOfExperience: 50 }) },
    {
      name: 'search, county + industry + coach',
      run: (time) => search({ county: 1 + (time % 74), industry: 1 + (time % 46), isCoach: '1' }),
    },
    { name: 'search, text with accents', run: () => search({ q: 'Παπαδοπούλου' }) },
    { name: 'search, text without accents', run: () => search({ q: 'παπαδοπουλου' }) },
    { name: 'search, text in Latin letters', run: () => search({ q: 'papadopoulou maria' }) },
    { name: 'search, text, two letters', run: () => search({ q: 'πα' }) },
    { name: 'search, text, few matches', run: () => search({ q: 'eva' }) },
    { name: 'search, text, many matches', run: () => search({ q: 'παπα' }) },
    { name: 'search, text of nobody', run: () => search({ q: 'ζξψωζξψω' }) },
    { name: 'search, text + county', run: (time) => search({ q: 'μαρία', county: 1 + (time % 74) }) },
    { name: 'search, 50,000 deep by key', run: () => search({}, deep) },
    { name: 'count, no filter', run: () => count({}) },
    { name: 'count, county', run: (time) => count({ county: 1 + (time % 74) }) },
    { name: 'count, yearsOfExperience', run: (time) => count({ yearsOfExperience: 5 + (time % 25) }) },
    { name: 'count, text, few matches', run: () => count({ q: 'eva' }) },
    { name: 'count, text', run: () => count({ q: 'παπαδοπουλου' }) },
    { name: 'count, text of nobody', run: () => count({ q: 'ζξψωζξψω' }) },
  ]
}

/** A list in each scope and found by a name, with its counts. @returns {Case[]} */
function listCasesOf(
  /** @type {App} */ app,
  /** @type {App['allLists'][number]} */ list,
  /** @type {Viewer} */ admin,
) {
  const open = (/** @type {string} */ query) => () =>
    app.readList(admin, list, app.readListQuery(list, `http://list/?${query}`))
  return [
    ...list.scopes.map((scope) => ({
      name: `admin: ${list.words}, ${scope}`,
      run: open(`scope=${scope}`),
    })),
    { name: `admin: ${list.words}, a name`, run: open('q=παπαδοπούλου') },
  ]
}

/** What mentees, mentors and admins open. @returns {Case[]} */
export function listCases(/** @type {App} */ app, /** @type {World} */ { mentee, mentor, mentorId, admin }) {
  const rows = (/** @type {Viewer} */ viewer, /** @type {Parameters<App['read']>[1]} */ work) => () =>
    app.read(viewer, work)
  return [
    { name: 'viewer of a request', run: rows(mentee, (sql) => sql`select * from api.viewer()`) },
    { name: 'mentee: own requests', run: () => app.listRequests(mentee) },
    { name: 'mentee: own mentorships', run: () => app.listMentorships(mentee) },
    { name: 'mentee: own parts', run: () => app.ownParts(mentee) },
    { name: 'mentee: own purchases', run: () => app.listPurchases(mentee) },
    { name: 'mentee: what she may ask of a mentor', run: () => app.requestBox(mentee, { mentorId }) },
    { name: 'mentor: her 1,000 requests', run: () => app.listRequests(mentor) },
    {
      name: 'mentor: 1,000 requests by the policy',
      run: rows(
        mentor,
        (sql) => sql`
      select id, kind, status from data.mentorship_requests order by requested_at desc limit 50`,
      ),
    },
    { name: 'mentor: own mentorships', run: () => app.listMentorships(mentor) },
    { name: 'mentor: rejections in the window', run: () => app.rejectionsInWindow(mentor) },
    { name: 'admin: counts of the menu', run: () => app.readQueues(admin, app.countedQueues) },
    { name: 'admin: counts of the dashboard', run: () => app.readQueues(admin, app.allQueues) },
    { name: 'admin: dashboard', run: rows(admin, (sql) => sql`select api.dashboard()`) },
    {
      name: 'admin: dashboard of a year, filtered',
      run: rows(
        admin,
        (sql) =>
          sql`select api.dashboard(range => 'year', duration_months => 3, type => 'paid', mentors => 'ongoing')`,
      ),
    },
    { name: 'admin: next due requests', run: () => app.listNextDue(admin, 5) },
    ...app.allLists.flatMap((list) => listCasesOf(app, list, admin)),
    { name: 'admin: next proof', run: () => app.findNextProof(admin) },
  ]
}
