// wrk, where it is installed (apt-get install wrk): our client, in the same language on the same cores, holds back a
// server whose answer costs less than its request.
import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'

export const hasWrk = spawnSync('wrk', ['-v']).error === undefined

const inMilliseconds = new Map([
  ['us', 0.001],
  ['ms', 1],
  ['s', 1000],
])

/**
 * As `drive` of client.mjs, but the times of answers are only their median and 99th percentile, in milliseconds.
 * @param {import('./client.mjs').Target} target @param {{ connections: number, seconds: number }} options
 */
export async function driveByWrk({ port, path, cookie }, { connections, seconds }) {
  const headers = ['Accept-Encoding: identity', ...(cookie ? [`Cookie: ${cookie}`] : [])]
  const sent = headers.flatMap((header) => ['-H', header])
  const size = ['-t1', `-c${connections}`, `-d${Math.ceil(seconds)}s`, '--latency']
  const child = spawn('wrk', [...size, ...sent, `http://127.0.0.1:${port}${path}`])
  const said = await text(child.stdout)
  const found = (/** @type {RegExp} */ figure) => figure.exec(said)?.slice(1) ?? []
  const [taken] = found(/(\d+) requests in/)
  const [rate] = found(/Requests\/sec: +([\d.]+)/)
  const milliseconds = (/** @type {string[]} */ [value = '', unit = '']) =>
    Number(value) * (inMilliseconds.get(unit) ?? NaN)
  return {
    taken: Number(taken),
    rate: Number(rate),
    p50: milliseconds(found(/50% +([\d.]+)(us|ms|s)/)),
    p99: milliseconds(found(/99% +([\d.]+)(us|ms|s)/)),
    failed: /Non-2xx|Socket errors/.test(said) ? 1 : 0,
  }
}
