import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** An authority of the test, and a certificate of it for localhost that is valid for so many days. */
export function certificate(days: number) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'check-tls-'))
  onTestFinished(() => fs.rmSync(dir, { recursive: true, force: true }))
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: dir, stdio: 'ignore' })
  const key = ['-newkey', 'rsa:2048', '-nodes']
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '90',
    '-subj',
    '/CN=Authority',
  )
  openssl('req', ...key, '-keyout', 'own.key', '-out', 'own.csr', '-subj', '/CN=localhost')
  fs.writeFileSync(path.join(dir, 'names'), 'subjectAltName=DNS:localhost')
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names']
  openssl('x509', '-req', '-in', 'own.csr', ...signed, '-out', 'own.pem', '-days', String(days))
  const read = (file: string) => fs.readFileSync(path.join(dir, file))
  return { authority: path.join(dir, 'ca.pem'), key: read('own.key'), cert: read('own.pem') }
}
