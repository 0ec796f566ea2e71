import type { ReactNode } from 'react'
import type { Operation } from '../openapi'
import { Fields, typeText } from './fields'

/** An operation with its method and path. */
export type Entry = Operation & { method: string; path: string }

/** Who may make a call, in words. */
export const callers: Record<Operation['x-caller'], string> = {
  public: 'everybody',
  'signed-in': 'signed in',
  mentor: 'mentors',
  mentee: 'mentees',
  admin: 'the team',
}

/** One call: who may make it, what it takes, what it answers, an example. */
export function CallEntry({ entry }: { entry: Entry }) {
  const parameters = entry.parameters.filter(({ in: place }) => place !== 'path')
  const [[bodyType, body] = []] = [Object.entries(entry.requestBody?.content ?? {})[0]]
  const [answerType, answer] = Object.entries(entry.responses['200']?.content ?? {})[0] ?? []
  const rules = entry['x-rules'] ?? []
  return (
    <article id={entry.operationId}>
      <h3>
        <code>
          {entry.method} /api{entry.path}
        </code>{' '}
      </h3>
      <p>
        {entry.summary} For {callers[entry['x-caller']]}.
      </p>
      {parameters.length > 0 && (
        <Part title="Parameters">
          <dl>
            {parameters.map(({ name, in: place, schema, required }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  {typeText(schema)}
                  {place === 'header' && ', a header'}
                  {required && ', required'}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {body && (
        <Part title={`Body${bodyType === 'multipart/form-data' ? ' (multipart/form-data)' : ''}`}>
          <Fields schema={body.schema} />
        </Part>
      )}
      {answer && answerType === 'application/json' && (
        <Part title="Answer">
          <Fields schema={answer.schema} />
        </Part>
      )}
      {rules.length > 0 && (
        <Part title="Refused by">
          <p className="rules">
            {rules.map((rule) => (
              <code key={rule}>{rule} </code>
            ))}
          </p>
        </Part>
      )}
      <details>
        <summary>Example</summary>
        <pre>
          <code>{curlOf(entry, bodyType, body?.example)}</code>
        </pre>
        {answer?.example !== undefined && (
          <pre>
            <code>{JSON.stringify(answer.example, null, 2)}</code>
          </pre>
        )}
        {answerType !== 'application/json' && <p>The answer is a file.</p>}
      </details>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h4>{title}</h4>
      {children}
    </>
  )
}

/** The example as a command; $SITE is the address of the site, cookies.txt holds the session. */
function curlOf(
  { method, path, parameters, 'x-example-query': query }: Entry,
  bodyType = '',
  body?: unknown,
) {
  const ids = parameters.filter(({ in: place }) => place === 'path')
  const filled = ids.reduce((url, { name, example }) => url.replace(`{${name}}`, String(example)), path)
  const asked = query ? `?${new URLSearchParams(query)}` : ''
  const lines = [
    `curl -b cookies.txt -c cookies.txt${method === 'GET' ? '' : ` -X ${method}`} "$SITE/api${filled}${asked}"`,
  ]
  if (method !== 'GET') lines.push('-H "Origin: $SITE"', '-H "X-XSRF-TOKEN: $TOKEN"')
  if (bodyType === 'multipart/form-data') lines.push(...partsOf(body))
  else if (body !== undefined)
    lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(body).replaceAll(`'`, `'\\''`)}'`)
  return lines.join(' \\\n  ')
}

const partsOf = (body: unknown) =>
  Object.entries(body ?? {}).map(([name, value]) =>
    value === '(file)' ? `-F ${name}=@${name}.jpg` : `-F '${name}=${String(value)}'`,
  )
