import { describe, expect, test } from 'vitest'
import type { MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { nextStepOf } from '~/domain/mentorships/next-step'
import type { Session } from '~/domain/mentorships/sessions.server'
import type { Part, Purchase } from '~/domain/purchases/purchases.server'

const mentorship = (fields: Partial<Mentorship>) => fields as Mentorship
const request = (fields: Partial<MentorshipRequest>) =>
  ({
    status: 'pending',
    question: null,
    answer: null,
    ...fields,
  }) as MentorshipRequest
const part = (fields: Partial<Part>) =>
  ({ purchaseId: 1, status: 'paid', blockedBy: null, ...fields }) as Part
const purchase = (fields: Partial<Purchase>) =>
  ({
    status: 'awaiting_payment',
    cardUnderWay: false,
    proofs: [],
    guardianObstacle: null,
    ...fields,
  }) as Purchase

const now = new Date('2026-03-10T12:00:00Z')
const nothing = { parts: [], purchases: [], requests: [], mentorships: [], sessions: [], now }
const stepOf = (state: Partial<Parameters<typeof nextStepOf>[0]>) => nextStepOf({ ...nothing, ...state })

describe('the next step of a mentee', () => {
  test('begins with a package', () => expect(stepOf({}).step).toBe('package'))

  test('an unpaid order: pay, wait for the proof, wait for the card', () => {
    const proof = { id: 1 } as unknown as Purchase['proofs'][number]
    expect(stepOf({ purchases: [purchase({})] }).step).toBe('payment')
    expect(stepOf({ purchases: [purchase({}), purchase({ proofs: [proof] })] }).step).toBe('confirmation')
    expect(stepOf({ purchases: [purchase({}), purchase({ cardUnderWay: true })] }).step).toBe('cardUnderWay')
  })

  test('a disputed payment is told instead of a new package or order', () => {
    const parts = [part({ id: 7, purchaseId: 3, blockedBy: 'payment_disputed' })]
    expect(stepOf({ parts })).toMatchObject({
      step: 'disputed',
      part: { purchaseId: 3 },
    })
    expect(stepOf({ parts, purchases: [purchase({})] }).step).toBe('disputed')
    expect(stepOf({ parts: [...parts, part({ id: 2, purchaseId: 1 })] })).toMatchObject({
      step: 'choose',
      part: { id: 2 },
    })
  })

  test('a paid part: the guardian first, then the choice, in the order of the parts', () => {
    expect(stepOf({ purchases: [purchase({ guardianObstacle: 'guardian_needed' })] }).step).toBe('guardian')
    const asked = purchase({ guardianObstacle: 'guardian_not_confirmed' })
    expect(stepOf({ parts: [part({})], purchases: [asked] }).step).toBe('guardianAsked')
    const parts = [part({ id: 1, status: 'completed' }), part({ id: 2 }), part({ id: 3 })]
    expect(stepOf({ parts })).toMatchObject({
      step: 'choose',
      part: { id: 2 },
    })
  })

  test('for 14 days after a request was declined the page helps to find another; not once its part is used or taken back', () => {
    const parts = [part({ id: 5 })]
    const last = (fields: Partial<MentorshipRequest>) =>
      request({ status: 'rejected', closeReason: 'expired', partFree: true, answeredAt: now, ...fields })
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    const step = (fields: Partial<MentorshipRequest>) =>
      stepOf({ parts, requests: [last(fields), last({})] }).step
    expect(stepOf({ parts, requests: [last({ id: 9 })] })).toMatchObject({
      step: 'declined',
      part: { id: 5 },
      request: { id: 9 },
    })
    for (const closeReason of ['mentor_rejected', 'admin_rejected', 'mentor_unavailable'] as const)
      expect(step({ closeReason })).toBe('declined')
    expect(step({ closeReason: 'expired', mentorFree: true })).toBe('declined')
    const back = {
      closeReason: 'mentor_unavailable',
      mentorFree: true,
      mentorId: 4,
      otherName: 'Ελένη',
    } as const
    expect(stepOf({ parts, requests: [last(back)] })).toMatchObject({
      step: 'choose',
      wanted: { id: 4, name: 'Ελένη' },
    })
    expect(step({ answeredAt: daysAgo(13) })).toBe('declined')
    expect(step({ answeredAt: daysAgo(14) })).toBe('choose')
    expect(step({ closeReason: 'withdrawn' })).toBe('choose')
    expect(step({ partFree: false })).toBe('choose')
  })

  test('after the coaching of a package its mentoring is told as what comes now', () => {
    const parts = [part({ id: 1, kind: 'coaching', status: 'completed' }), part({ id: 2, kind: 'mentoring' })]
    expect(stepOf({ parts })).toMatchObject({ step: 'choose', part: { id: 2 }, afterCoaching: true })
    expect(stepOf({ parts: [part({ kind: 'mentoring' })] })).toMatchObject({ afterCoaching: false })
  })

  test('a pending request comes before the choice, with the question until it is answered', () => {
    const parts = [part({})]
    expect(stepOf({ parts, requests: [request({})] }).step).toBe('answer')
    expect(stepOf({ parts, requests: [request({ question: 'Γιατί;' })] }).step).toBe('question')
    expect(
      stepOf({
        parts,
        requests: [request({ question: 'Γιατί;', answer: 'Έτσι' })],
      }).step,
    ).toBe('answer')
    expect(stepOf({ requests: [request({ status: 'rejected' })] }).step).toBe('package')
  })

  test('a running mentorship comes first, a paused one after what can be chosen', () => {
    const paused = mentorship({ id: 1, status: 'paused' })
    const running = mentorship({ id: 2, status: 'running' })
    expect(stepOf({ mentorships: [paused] }).step).toBe('pause')
    expect(stepOf({ mentorships: [paused], parts: [part({})] }).step).toBe('choose')
    expect(stepOf({ mentorships: [paused, running], requests: [request({})] }).step).toBe('sessions')
  })

  test('the mentor chosen before the payment is named, until she was asked', () => {
    const wantedMentor = { id: 5, name: 'Δανάη Ρήγα', latin: null }
    const purchases = [purchase({ id: 1, wantedMentor, status: 'ready' as Purchase['status'] })]
    expect(stepOf({ parts: [part({ id: 2 })], purchases })).toMatchObject({
      step: 'choose',
      wanted: wantedMentor,
    })
    const requests = [request({ status: 'rejected', mentorId: 5 })]
    expect(stepOf({ parts: [part({ id: 2 })], purchases, requests })).toMatchObject({
      step: 'choose',
      wanted: null,
    })
  })

  describe('in a running mentorship', () => {
    const running = (fields: Partial<Mentorship> = {}) => [
      mentorship({ id: 2, status: 'running', endsOn: null, ...fields }),
    ]
    const planned = (id: number, startsAt: string) =>
      ({ id, status: 'planned', startsAt: new Date(startsAt) }) as Session

    test('is to say what became of a session whose time is over, then to meet at the next one', () => {
      const sessions = [planned(2, '2026-03-12T10:00:00Z'), planned(1, '2026-03-10T11:00:00Z')]
      expect(stepOf({ mentorships: running(), sessions })).toMatchObject({
        step: 'settle',
        session: { id: 1 },
      })
      expect(stepOf({ mentorships: running(), sessions: sessions.slice(0, 1) })).toMatchObject({
        step: 'meetOn',
        session: { id: 2 },
      })
      const held = { id: 1, status: 'held', startsAt: new Date('2026-03-01T10:00:00Z') } as Session
      expect(stepOf({ mentorships: running(), sessions: [held] }).step).toBe('sessions')
    })

    test('a notice is told where no session is planned', () => {
      const mentorships = running({ endsOn: '2026-03-20' })
      expect(stepOf({ mentorships })).toMatchObject({ step: 'notice', mentorship: { endsOn: '2026-03-20' } })
      expect(stepOf({ mentorships, sessions: [planned(1, '2026-03-12T10:00:00Z')] }).step).toBe('meetOn')
    })
  })
})
