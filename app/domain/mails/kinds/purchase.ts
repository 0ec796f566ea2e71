// Long: every mail to a mentee about a purchase.
import { z } from 'zod'
import { transferText } from '~/domain/purchases/transfer-text'
import { formatDate, formatLongDate, withinDeadline } from '~/i18n/format'
import {
  AccountContent,
  AskedRefundContent,
  AwardedContent,
  CancelledContent,
  GuardianAskedContent,
  GuardianAwaitedContent,
  GuardianOutcomeContent,
  GuardianPaidContent,
  PurchaseContent,
  TakenBackContent,
  TaxDocumentContent,
  UnusedContent,
} from '../contents'
import {
  type FactOf,
  type Speaker,
  askedRefundFacts,
  guardianFacts,
  guardianNames,
  guardianPaidFacts,
  orderDates,
  purchaseFacts,
  refundDates,
  taxDocumentFacts,
} from '../facts'
import { RefundContent, refundComputation, refundFacts } from '../refund-facts'
import { family } from './family'
import { toGuardian, toMentee, toMentors, withToken } from './pages'

/** A package with unclaimed parts, and the end of its claim period. */
const ClaimContent = PurchaseContent.extend({ claimUntil: z.string() })
type ClaimContent = z.infer<typeof ClaimContent>

const claimFacts = {
  ...purchaseFacts,
  claimUntil: ({ claimUntil }, { language }) => formatLongDate(language, withinDeadline(claimUntil)),
} satisfies Record<string, FactOf<ClaimContent>>

/** The date values for the texts of such a mail. */
function claimDates({ claimUntil }: ClaimContent, { language }: Speaker) {
  return { claimUntil: formatDate(language, withinDeadline(claimUntil)) }
}

const toPurchase = ({ purchaseId }: PurchaseContent) => `/purchases/${purchaseId}`
/** The page where the mentee orders a package at half price and chooses how to pay the rest. */
const toCheckout = (content: PurchaseContent) =>
  content.packageId ? `/checkout/${content.packageId}` : toPurchase(content)
const account = ['iban', 'accountHolder', 'bankName', 'reference'] as const
const deposit = ['package', 'amount', ...account] as const
const documentTold = ['document', 'issuedOn', 'mark', 'amount', 'package', 'reference'] as const
const rest = ['package', 'amount', 'received', 'missing', ...account] as const
/** The grounds of a refund with words of their own; with the others the package has closed. */
const whatChanges = ['surplus', 'withdrawal', 'goodwill'] as const
/** The transfer of what is missing of the price, for the bank's app. */
const transfer = ({ accountHolder: holder, iban, cents, receivedCents = 0, reference }: PurchaseContent) =>
  transferText({ holder, iban, cents: cents - receivedCents, reference })
const isPaidInFull = ({ cents }: PurchaseContent) => cents === 0

/** To a mentee, about a purchase or a scholarship. */
export const purchaseKinds = {
  ...family(
    { content: PurchaseContent, facts: purchaseFacts },
    {
      ordered_by_deposit: {
        opens: (content) => `${toPurchase(content)}/proof`,
        facts: [...rest, 'keptUntil', 'beginRequested', 'terms'],
        code: transfer,
      },
      ordered_by_iris: {
        opens: toPurchase,
        facts: ['package', 'amount', 'irisTaxNumber', 'reference', 'keptUntil', 'beginRequested', 'terms'],
      },
      deposit_in_part: { opens: toPurchase, facts: [...rest], code: transfer },
      rest_waiting: { opens: toPurchase, facts: [...rest], code: transfer },
      begin_requested: {
        opens: toPurchase,
        facts: ['package', 'reference', 'beginRequested', 'terms', 'withdrawal'],
      },
      proof_received: { opens: toPurchase, facts: ['package', 'amount', 'received', 'missing', 'reference'] },
      paid: {
        opens: ({ wanted }) => (wanted ? `/mentors/${wanted.mentorId}` : toMentors),
        facts: [
          'wantedMentor',
          'package',
          'amount',
          'vat',
          'reference',
          'receipt',
          'withdrawal',
          'beginRequested',
          'terms',
        ],
      },
      order_waiting: { opens: toPurchase, facts: ['package', 'amount', 'reference', 'keptUntil'] },
      order_lapsed: { opens: toPurchase, facts: ['package', 'reference'] },
      scholarship_lapsed: { opens: toPurchase, facts: ['package', 'reference'] },
      payment_failed: { opens: toPurchase, facts: ['package', 'amount', 'reference'] },
    },
  ),
  ...family(
    { content: AwardedContent, facts: purchaseFacts },
    {
      scholarship_awarded: {
        opens: (content) =>
          isPaidInFull(content) ? (content.guardianNeeded ? toGuardian : toMentee) : toCheckout(content),
        facts: (content) =>
          isPaidInFull(content) ? ['package'] : content.guardianNeeded ? ['package', 'amount'] : [...deposit],
        code: (content) => (isPaidInFull(content) || content.guardianNeeded ? undefined : transfer(content)),
        ending: (content) => {
          if (content.guardianNeeded) return isPaidInFull(content) ? 'fullOfMinor' : 'partialOfMinor'
          return isPaidInFull(content) ? 'full' : 'partial'
        },
      },
    },
  ),
  ...family(
    { content: GuardianAskedContent, facts: guardianFacts, values: guardianNames },
    {
      guardian_asked: {
        opens: withToken('/guardian', '/guardian'),
        facts: ['forWhom', 'package', 'amount', 'answerBy', 'privacy'],
      },
    },
  ),
  ...family(
    { content: GuardianPaidContent, facts: guardianPaidFacts },
    {
      guardian_paid: { opens: '/privacy-policy', facts: ['forWhom', 'package', 'amount', 'reference'] },
    },
  ),
  ...family(
    { content: GuardianAwaitedContent, facts: purchaseFacts },
    {
      guardian_awaited: {
        opens: (content) => (content.guardian === 'asked' ? toPurchase(content) : toGuardian),
        facts: ['package', 'amount', 'reference', 'keptUntil'],
        ending: ({ guardian }) => guardian,
      },
    },
  ),
  ...family(
    { content: GuardianOutcomeContent, facts: purchaseFacts },
    {
      guardian_outcome: {
        opens: (content) => (content.guardianOutcome === 'begin' ? toMentors : toPurchase(content)),
        facts: ['package', 'amount', 'reference', 'keptUntil'],
        ending: ({ guardianOutcome }) => guardianOutcome,
      },
    },
  ),
  ...family(
    { content: PurchaseContent, facts: purchaseFacts, values: orderDates },
    {
      order_ending: { opens: toPurchase, facts: ['package', 'amount', 'reference', 'keptUntil'] },
    },
  ),
  ...family(
    { content: UnusedContent, facts: purchaseFacts, values: refundDates },
    {
      no_request_yet: {
        opens: toMentors,
        facts: ['package', 'help'],
        ending: ({ refundFrom }) => (refundFrom ? 'refund' : undefined),
      },
    },
  ),
  ...family(
    { content: CancelledContent, facts: purchaseFacts },
    {
      order_cancelled: {
        opens: toPurchase,
        facts: ['package', 'reference'],
        ending: ({ cancelledBy }) => cancelledBy,
      },
    },
  ),
  ...family(
    { content: TakenBackContent, facts: purchaseFacts },
    {
      confirmation_taken_back: {
        opens: toPurchase,
        facts: ({ orderWaits }) =>
          orderWaits ? ['package', 'amount', ...account, 'keptUntil'] : ['package', 'reference'],
        ending: ({ orderWaits }) => (orderWaits ? 'waits' : 'closed'),
      },
    },
  ),
  ...family(
    { content: RefundContent, facts: refundFacts },
    {
      refund_requested: {
        opens: toPurchase,
        facts: ({ ground, sessionsTotal }) =>
          ground === 'withdrawal'
            ? ['requestedAt', 'buyer', 'buyerEmail', 'package', 'reference', ...refundComputation]
            : sessionsTotal
              ? ['package', 'reference', 'requestedAt', ...refundComputation]
              : ['package', 'amount', 'reference', 'requestedAt'],
        ending: ({ ground, disputed }) => {
          if (ground === 'withdrawal' && disputed) return 'withdrawalDisputed'
          return (whatChanges as readonly string[]).includes(ground) ? ground : 'closed'
        },
      },
      refund_corrected: {
        opens: toPurchase,
        facts: ['package', 'reference', ...refundComputation],
      },
      refund_returned: {
        opens: ({ purchaseId }) => `/purchases/${purchaseId}/refund-account`,
        facts: ['package', 'amount', 'reference'],
      },
      refund_void: { opens: toPurchase, facts: ['package', 'reference'] },
      refund_sent: { opens: toPurchase, facts: ['package', 'amount', 'reference'], ending: ({ by }) => by },
    },
  ),
  ...family(
    { content: TaxDocumentContent, facts: taxDocumentFacts },
    {
      tax_document: {
        opens: ({ purchaseId }) => `/receipts/${purchaseId}`,
        facts: [...documentTold],
      },
      tax_document_corrected: {
        opens: ({ purchaseId }) => `/receipts/${purchaseId}`,
        facts: [...documentTold],
      },
    },
  ),
  ...family(
    { content: AskedRefundContent, facts: askedRefundFacts },
    {
      refund_asked: {
        opens: toPurchase,
        facts: ['package', 'amount', 'reference', 'requestedAt'],
        quote: { label: 'yourMessage', text: ({ message }) => message },
      },
      refund_declined: {
        opens: toPurchase,
        facts: ['package', 'reference', 'requestedAt'],
        quote: { label: 'teamMessage', text: ({ message }) => message },
      },
    },
  ),
  ...family(
    { content: ClaimContent, facts: claimFacts, values: claimDates },
    {
      claim_reminder: { opens: toMentors, facts: ['package', 'claimUntil', 'help'] },
      claim_expired: { opens: toMentee, facts: ['package', 'claimUntil'] },
    },
  ),
  ...family({ content: AccountContent, facts: {} }, { scholarship_withdrawn: { opens: toMentee } }),
}
