// Idempotency-Key: a repeated call gets the first answer, and never acts twice.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSite } from '../support/site'

const site = await openSite()
const message = 'Θα ήθελα πολύ να μιλήσουμε για τα επόμενα βήματά μου.'
const ask = 'POST client/mentee/request-mentoring'

async function aMenteeAndAMentor() {
  const [mentor, mentee] = [await site.aMentor(), await site.aMentee()]
  const client = await site.clientOf(mentee, 'mentee')
  const send = async (key: string, words = message) => {
    const answer = await client.ask(ask, { body: { mentor_id: mentor.id, message: words }, key })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const requests = async () => {
    const { result } = await client.call('GET client/mentee/mentorship-requests')
    return result.length
  }
  return { mentor, mentee, client, send, requests }
}

test('the same key with the same values gets the same answer, and one request exists', async () => {
  const { client, send, requests } = await aMenteeAndAMentor()
  const key = randomUUID()
  const first = await send(key)
  expect(first.status).toBe(200)
  expect(first.headers.get('idempotency-replayed')).toBeNull()
  const again = await send(key)
  expect([again.status, again.text]).toEqual([200, first.text])
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  const requestId = (JSON.parse(first.text) as { result: { requestId: number } }).result.requestId
  await client.call('DELETE client/mentee/mentorship-requests/{id}', { ids: [requestId] })
  expect((await send(key)).text).toBe(first.text)
  expect(await requests()).toBe(1)
})

test('the same key with other values is refused, and a refusal by a rule is repeated', async () => {
  const { send, requests } = await aMenteeAndAMentor()
  const [key, second] = [randomUUID(), randomUUID()]
  await send(key)
  const other = await send(key, `${message} Και κάτι ακόμα.`)
  expect([other.status, JSON.parse(other.text).error.code]).toEqual([409, 'idempotency_key_reused'])
  const refused = await send(second)
  expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([409, 'request_pending'])
  expect((await send(second)).text).toBe(refused.text)
  expect(await requests()).toBe(1)
})

test('of many at once with one key, exactly one acts', async () => {
  const { mentee, send, requests } = await aMenteeAndAMentor()
  const key = randomUUID()
  await site.owner`update data.mentees set about = about where id = ${mentee.id}`
  const said = await Promise.all(Array.from({ length: 8 }, () => send(key)))
  const done = said.filter(({ status }) => status === 200)
  expect(done.length).toBeGreaterThan(0)
  expect(new Set(done.map(({ text }) => text)).size).toBe(1)
  for (const { status, text } of said)
    if (status !== 200) expect([status, JSON.parse(text).error.code]).toEqual([409, 'call_unsettled'])
  expect(await requests()).toBe(1)
  expect((await send(key)).text).toBe(done[0]!.text)
})

test('after a crash between act and answer the key is refused; it is free again after a day', async () => {
  const { mentee, send, requests } = await aMenteeAndAMentor()
  const key = randomUUID()
  const first = await send(key)
  // What a crash leaves: the act, and a key without an answer.
  await site.owner`update private.answered_calls set status = null, answer = null where user_id = ${mentee.userId}`
  const again = await send(key)
  expect([again.status, JSON.parse(again.text).error.code]).toEqual([409, 'call_unsettled'])
  expect(await requests()).toBe(1)
  await site.owner`update private.answered_calls set at = now() - interval '25 hours' where user_id = ${mentee.userId}`
  const later = await send(key)
  expect(later.status).toBe(409)
  expect(JSON.parse(later.text).error.code).toBe('request_pending')
  expect(first.status).toBe(200)
})

test('a key belongs to one user, is forgotten with her, and must be well formed', async () => {
  const [a, b] = [await aMenteeAndAMentor(), await aMenteeAndAMentor()]
  const key = randomUUID()
  const [first, second] = [await a.send(key), await b.send(key)]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.text).not.toBe(second.text)
  const bad = await a.send('short')
  expect([bad.status, JSON.parse(bad.text).error.code]).toEqual([400, 'idempotency_key_malformed'])
  await site.owner`select rules.erase_words(${a.mentee.userId})`
  const left = await site.owner`select user_id from private.answered_calls where key = ${key}`
  expect(left.map((row) => row.userId)).toEqual([b.mentee.userId])
})
