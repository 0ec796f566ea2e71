import { describe, expect, test } from 'vitest'
import type { MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { nextStepOf } from '~/domain/mentorships/next-step'
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
    ...fields,
  }) as Purchase

const nothing = { parts: [], purchases: [], requests: [], mentorships: [] }
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
    expect(stepOf({ parts: [part({ blockedBy: 'guardian_needed' })] }).step).toBe('guardian')
    const parts = [part({ id: 1, status: 'completed' }), part({ id: 2 }), part({ id: 3 })]
    expect(stepOf({ parts })).toMatchObject({
      step: 'choose',
      part: { id: 2 },
    })
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
})
