import type { Row } from '~/db/rows'
import { writtenXml, type Written } from '~/integrations/xml-tree'
import { kindNumbers } from './document-rows'

export type Claimed = Row<'claim_sending'>

/** Why a document cannot be made out here; the team reads the words of its key. */
export class Unsendable extends Error {}

/** The rates of VAT as myDATA numbers them. */
const vatCategories: Record<number, number> = { 24: 1, 13: 2, 6: 3, 17: 4, 9: 5, 4: 6, 0: 7, 3: 9 }
/** The ways to pay: e-POS, web banking, IRIS. */
const methodNumbers = { card: 7, deposit: 6, iris: 8 } as const

const namespaces =
  'xmlns="http://www.aade.gr/myDATA/invoice/v1.0" xmlns:icls="https://www.aade.gr/myDATA/incomeClassificaton/v1.0"'

type Place = { branch: number; exemption: number | null }

/** A claimed document as the XML of SendInvoices, its elements in the order of the schema. Raises Unsendable. */
export function invoiceXml(claimed: Claimed, { branch, exemption }: Place) {
  const { kind, amountCents, vatCents, vatPercent, issuerTaxNumber } = claimed
  if (!/^\d{9}$/.test(issuerTaxNumber)) throw new Unsendable('issuer_number')
  const vatCategory = vatCategories[vatPercent]
  if (!vatCategory) throw new Unsendable('vat_rate')
  if (vatPercent === 0 && !exemption) throw new Unsendable('no_exemption')
  const [gross, net, vat] = [amountCents, amountCents - vatCents, vatCents].map(euros) as [
    string,
    string,
    string,
  ]
  const income = incomeOf(kind, net)
  return `<?xml version="1.0" encoding="UTF-8"?>${writtenXml([
    `InvoicesDoc ${namespaces}`,
    [
      [
        'invoice',
        [
          ['issuer', party(issuerTaxNumber, branch)],
          kind.startsWith('invoice') ? ['counterpart', buyerOf(claimed)] : undefined,
          ['invoiceHeader', headerOf(claimed)],
          [
            'paymentMethods',
            [
              [
                'paymentMethodDetails',
                [
                  ['type', methodNumbers[claimed.method]],
                  ['amount', gross],
                ],
              ],
            ],
          ],
          [
            'invoiceDetails',
            [
              ['lineNumber', 1],
              ['netValue', net],
              ['vatCategory', vatCategory],
              ['vatAmount', vat],
              vatPercent === 0 ? ['vatExemptionCategory', exemption!] : undefined,
              income,
            ],
          ],
          [
            'invoiceSummary',
            [
              ['totalNetValue', net],
              ['totalVatAmount', vat],
              ...noSums.map((name): Written => [name, '0.00']),
              ['totalGrossValue', gross],
              income,
            ],
          ],
        ],
      ],
    ],
  ])}`
}

const noSums = [
  'totalWithheldAmount',
  'totalFeesAmount',
  'totalStampDutyAmount',
  'totalOtherTaxesAmount',
  'totalDeductionsAmount',
]

const euros = (cents: number) => (cents / 100).toFixed(2)

const party = (vatNumber: string, branch: number): Written[] => [
  ['vatNumber', vatNumber],
  ['country', 'GR'],
  ['branch', branch],
]

/** 2.1 is for buyers in Greece; those of other countries have kinds of their own. */
function buyerOf({ buyerTaxNumber }: Claimed) {
  if (!buyerTaxNumber) throw new Unsendable('no_buyer')
  if (!/^\d{9}$/.test(buyerTaxNumber)) throw new Unsendable('foreign_buyer')
  return party(buyerTaxNumber, 0)
}

/** A credit invoice names the MARK of the document that it follows as correlated, a retail one as connected. */
function headerOf({ kind, series, number, issuedOn, creditedMark }: Claimed): (Written | undefined)[] {
  return [
    ['series', series],
    ['aa', number],
    ['issueDate', issuedOn],
    ['invoiceType', kindNumbers[kind]],
    ['currency', 'EUR'],
    kind === 'invoice_credit' ? ['correlatedInvoices', creditedMark!] : undefined,
    kind === 'retail_credit' ? ['multipleConnectedMarks', creditedMark!] : undefined,
  ]
}

/** Income from services: from businesses, or from private persons. */
const incomeOf = (kind: Claimed['kind'], net: string): Written => [
  'incomeClassification',
  [
    ['icls:classificationType', kind.startsWith('invoice') ? 'E3_561_001' : 'E3_561_003'],
    ['icls:classificationCategory', 'category1_3'],
    ['icls:amount', net],
  ],
]
