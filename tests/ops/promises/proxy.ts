// The Caddyfile of docs/operations in front of the product, with certificates of Caddy's own authority.
import fs from 'node:fs'
import https from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { projectRoot } from '../../../scripts/lib/project.mjs'
import { programUnder, startProgram } from '../children'
import { startDatabase, until } from '../database'
import { programIn } from '../distribution'
import { counted } from '../load'
import { migrateTo, settingsOf, startWeb } from '../parts'
import { line, none, type OpsPromise, type Stage } from '../promise'

const facts = {
  BANK_NAME: 'Τράπεζα',
  BANK_HOLDER: 'Δίκτυο',
  BANK_IBAN: 'GR9608100010000001234567890',
  TEAM_EMAIL: 'team@mentoring.example.org',
  ISSUER_NAME: 'Δίκτυο',
  ISSUER_TAX_NUMBER: '099999999',
  ISSUER_ADDRESS: 'Σταδίου 1, Αθήνα',
}
const megabyte = 1024 * 1024

export const proxy: OpsPromise = {
  name: 'proxy',
  needs: ['postgres', 'caddy'],
  async run(stage) {
    const [port, plainPort] = [await freePort(), await freePort()]
    const database = await startDatabase(stage)
    const { RATE_LIMITS: _off, ...common } = settingsOf(database, stage.dir, `https://localhost:${port}`)
    const settings = {
      ...common,
      ...facts,
      METRICS_TOKEN: 'only-for-this-test-of-the-proxies',
      CLOSE_DELAY: '0',
    }
    const migrated = await migrateTo(settings)
    if (migrated.code !== 0) throw new Error(`migrate: ${migrated.output}`)
    const web = await startWeb(stage, settings)
    const ask = await startCaddy(stage, { port, plainPort, product: `127.0.0.1:${web.port}` })

    const page = await ask('/login')
    const { headers } = await ask('/api/csrf-cookie')
    const cookies = String(headers['set-cookie'])
    const plain = await fetch(`http://localhost:${plainPort}/faq`, { redirect: 'manual' })
    const metrics = await ask('/metrics')
    const small = await ask('/login', { bytes: 63 * megabyte })
    const larger = await ask('/login', { bytes: 66 * megabyte })
    const large = await ask('/login', { bytes: 75 * megabyte })

    // A proxy that believed a visitor's header would give each of these an address of its own.
    let passed = 0
    for (let n = 0; n < 640; n += 16)
      passed += (
        await Promise.all(
          Array.from({ length: 16 }, (_, m) =>
            ask('/api/client/user/countries', { from: `198.51.100.${(n + m) % 250}` }),
          ),
        )
      ).filter(({ status }) => status === 200).length

    process.kill(programUnder(web)!, 'SIGKILL')
    const during = await Promise.all(Array.from({ length: 5 }, () => ask('/faq')))
    for (const failure of counted(during.map(({ status }) => String(status))))
      stage.say(`while web is killed: ${failure}`)
    return [
      line('proxy: a page over https', page.status, '200', page.status === 200),
      line(
        'proxy: its cookie and HSTS',
        /; Secure/i.test(cookies) ? 'secure' : cookies.slice(0, 60),
        'secure',
        /; Secure/i.test(cookies) && 'strict-transport-security' in page.headers,
      ),
      line(
        'proxy: http',
        plain.status,
        '308 to https',
        plain.status === 308 && String(plain.headers.get('location')).startsWith('https:'),
      ),
      line('proxy: /metrics from outside', metrics.status, '404', metrics.status === 404),
      line(
        'proxy: a form of 63 MB, of 66 MB, of 75 MB',
        `${byProduct(small.headers) ? 'the product' : 'the proxy'}, ${larger.status}, ${large.status}`,
        'the product, 413, refused',
        // Above its own limit Caddy 2.6 says 502, later versions 413.
        byProduct(small.headers) && larger.status === 413 && [413, 502].includes(large.status),
      ),
      line(
        'proxy: reads with forged addresses in a minute',
        passed,
        '<= 600, one limit',
        passed <= 600 && passed > 300,
      ),
      none(
        'proxy: requests that fail while web is killed',
        during.filter(({ status }) => status !== 200).length,
        during.length,
      ),
      line(
        'proxy: how long they waited, ms',
        Math.round(Math.max(...during.map(({ ms }) => ms))),
        '< 10000',
        during.every(({ ms }) => ms < 10_000),
      ),
    ]
  },
}

const byProduct = (headers: IncomingHttpHeaders) => 'content-security-policy' in headers

/** Starts Caddy with our file; returns a function that asks it as a browser does. */
async function startCaddy(
  { dir, afterwards }: Stage,
  { port, plainPort, product }: { port: number; plainPort: number; product: string },
) {
  const storage = path.join(dir, 'caddy')
  const config = path.join(dir, 'Caddyfile')
  fs.writeFileSync(
    config,
    `{
	http_port ${plainPort}
	https_port ${port}
	local_certs
	skip_install_trust
	admin off
	storage file_system ${storage}
}
import ${path.join(projectRoot, 'docs/operations/deploy/Caddyfile')}
`,
  )
  const { PATH, NODE_ENV } = process.env
  const caddy = startProgram(programIn('caddy')!, ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { PATH, NODE_ENV, HOME: dir, SITE: 'localhost', PRODUCT: product },
  })
  afterwards(() => caddy.end())
  const authority = path.join(storage, 'pki/authorities/local/root.crt')
  await until(
    'Caddy has its certificate',
    () => fs.existsSync(authority) && /certificate obtained/.test(caddy.output()),
  )
  const agent = new https.Agent({ keepAlive: true, ca: fs.readFileSync(authority) })
  const host = `localhost:${port}`
  return (at: string, { bytes, from }: { bytes?: number; from?: string } = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; ms: number }>((resolve, reject) => {
      const began = performance.now()
      const request = https.request(
        {
          agent: bytes ? false : agent,
          ca: agent.options.ca,
          host: '127.0.0.1',
          servername: 'localhost',
          port,
          path: at,
          method: bytes ? 'POST' : 'GET',
          headers: {
            host,
            origin: `https://${host}`,
            ...(from && { 'x-forwarded-for': from }),
            ...(bytes && { 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes }),
          },
        },
        (answer) => {
          answer.resume()
          const { statusCode: status = 0, headers } = answer
          answer.once('end', () => resolve({ status, headers, ms: performance.now() - began }))
          answer.once('error', () => resolve({ status, headers, ms: performance.now() - began }))
        },
      )
      // A body that is refused may not be taken to its end.
      request.once('error', reject)
      if (!bytes) return void request.end()
      const head = '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'
      request.write(head)
      request.end(Buffer.alloc(bytes - head.length, 97))
    })
}
