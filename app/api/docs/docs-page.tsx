import type { Description } from '../openapi'
import { CallEntry, callers, type Entry } from './call-entry'
import { Conventions } from './conventions'

/** The readable documentation of the API: one page of HTML, without a script. In English, for developers. */
export function DocsPage({ paths }: Description) {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )
  const names = [...new Set(entries.map(({ tags: [group = ''] }) => group))]
  const groups = names
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((name): [string, Entry[]] => [name, entries.filter(({ tags }) => tags[0] === name)])
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>The JSON API</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <a className="skip" href="#content">
          To the content
        </a>
        <header>
          <p>
            <a href="/">Home page</a>
          </p>
          <h1>The JSON API</h1>
          <p>
            {entries.length} calls. For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
          </p>
        </header>
        <main id="content">
          <Conventions />
          <CallTable groups={groups} />
          {groups.map(([group, calls]) => (
            <section key={group} aria-labelledby={idOf(group)}>
              <h2 id={idOf(group)}>{group}</h2>
              {calls.map((entry) => (
                <CallEntry key={entry.operationId} entry={entry} />
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}

const order = [
  'Signing in',
  'Lookups and own account',
  'Mentors, for everybody',
  'For mentees',
  'For mentors',
]
const placeOf = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length)

const idOf = (group: string) => group.toLowerCase().replaceAll(/\W+/g, '-')

function CallTable({ groups }: { groups: [string, Entry[]][] }) {
  return (
    <section aria-labelledby="calls">
      <h2 id="calls">All calls</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">For</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        {groups.map(([group, calls]) => (
          <tbody key={group}>
            <tr>
              <th scope="colgroup" colSpan={3}>
                <a href={`#${idOf(group)}`}>{group}</a>
              </th>
            </tr>
            {calls.map((entry) => (
              <tr key={entry.operationId}>
                <td>
                  <a className="code" href={`#${entry.operationId}`}>
                    {`${entry.method} ${entry.path.slice(1)}`}
                  </a>
                </td>
                <td>{callers[entry['x-caller']]}</td>
                <td>{entry.summary}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
