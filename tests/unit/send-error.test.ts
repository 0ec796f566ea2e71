import type { Response } from 'express'
import { expect, test, vi } from 'vitest'
import { sendError } from '../../server/send-error'

function answered(status: 404 | 500) {
  let sent = ''
  const res = {
    req: { path: '/x', headers: {} },
    locals: { requestId: 'request-1' },
    status: () => res,
    type: () => res,
    set: () => res,
    send: (page: string) => (sent = page),
  }
  sendError(res as unknown as Response, status)
  return sent
}

test('a page of the server itself has the request’s id and, when we are at fault, the team’s address', () => {
  vi.stubEnv('TEAM_EMAIL', 'team"@x.example')
  expect(answered(500)).toContain('<a href="mailto:team&#34;@x.example">team&#34;@x.example</a>')
  expect(answered(500)).toContain('request-1')
  expect(answered(404)).not.toContain('mailto:')
  vi.stubEnv('TEAM_EMAIL', undefined)
  expect(answered(500)).not.toContain('mailto:')
})
