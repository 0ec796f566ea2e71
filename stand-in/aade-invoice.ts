// What myDATA asks of an invoice, as far as the product sends it: the order of the elements (InvoicesDoc 2.0.2), sums, VAT
// and whom it names. 101, 201, 202, 205 and 228 are the service's own codes; the others are the stand-in's.
import { createHash } from 'node:crypto'
import { allNamed, readXmlTree, textOf, type Element } from '~/integrations/xml-tree'

export type Refusal = [code: string, message: string]
export type SentInvoice = {
  type: string
  series: string
  aa: string
  issueDate: string
  issuer: string
  branch: string
  buyer: string
  method: string
  vatCategory: string
  exemption: string
  correlated: string
  netCents: number
  vatCents: number
  grossCents: number
  tree: Element
}

/** The elements of each element in their order; a question mark: it may be left out. */
const orders: Record<string, string> = {
  InvoicesDoc: 'invoice',
  invoice: 'issuer counterpart? invoiceHeader paymentMethods invoiceDetails invoiceSummary',
  issuer: 'vatNumber country branch',
  counterpart: 'vatNumber country branch name? address?',
  invoiceHeader: 'series aa issueDate invoiceType currency? correlatedInvoices? multipleConnectedMarks?',
  paymentMethods: 'paymentMethodDetails',
  paymentMethodDetails: 'type amount paymentMethodInfo?',
  invoiceDetails: 'lineNumber netValue vatCategory vatAmount vatExemptionCategory? incomeClassification',
  invoiceSummary:
    'totalNetValue totalVatAmount totalWithheldAmount totalFeesAmount totalStampDutyAmount totalOtherTaxesAmount totalDeductionsAmount totalGrossValue incomeClassification',
  incomeClassification: 'classificationType classificationCategory amount',
}

/** Reads an invoice, or says which element is not where the schema has it. */
export function readInvoice(xml: string): { invoice: SentInvoice } | { refusals: Refusal[] } {
  let tree: Element
  try {
    tree = readXmlTree(xml)
  } catch (error) {
    return { refusals: [['101', String(error)]] }
  }
  const refusals = outOfOrder(tree)
  if (tree.name !== 'InvoicesDoc' || !xml.includes('"http://www.aade.gr/myDATA/invoice/v1.0"'))
    refusals.push(['101', 'The root element is InvoicesDoc of its namespace'])
  if (refusals.length > 0) return { refusals }
  const within = (parent: string, name: string) => {
    const [found] = allNamed(tree, parent)
    return found ? textOf(found, name) : ''
  }
  const cents = (parent: string, name: string) => Math.round(Number(within(parent, name)) * 100)
  return {
    invoice: {
      type: within('invoiceHeader', 'invoiceType'),
      series: within('invoiceHeader', 'series'),
      aa: within('invoiceHeader', 'aa'),
      issueDate: within('invoiceHeader', 'issueDate'),
      issuer: within('issuer', 'vatNumber'),
      branch: within('issuer', 'branch'),
      buyer: within('counterpart', 'vatNumber'),
      method: within('paymentMethodDetails', 'type'),
      vatCategory: within('invoiceDetails', 'vatCategory'),
      exemption: within('invoiceDetails', 'vatExemptionCategory'),
      correlated:
        within('invoiceHeader', 'correlatedInvoices') || within('invoiceHeader', 'multipleConnectedMarks'),
      netCents: cents('invoiceSummary', 'totalNetValue'),
      vatCents: cents('invoiceSummary', 'totalVatAmount'),
      grossCents: cents('invoiceSummary', 'totalGrossValue'),
      tree,
    },
  }
}

function outOfOrder(element: Element): Refusal[] {
  const order = orders[element.name]?.split(' ')
  if (!order) return element.children.length > 0 ? [['101', `${element.name} has no elements`]] : []
  const pattern = new RegExp(
    `^${order.map((name) => (name.endsWith('?') ? `(${name.slice(0, -1)} )?` : `${name} `)).join('')}$`,
  )
  const names = element.children.map(({ name }) => `${name} `).join('')
  return [
    ...(pattern.test(names)
      ? []
      : [['101', `The element '${element.name}' has invalid child elements: ${names}`] as Refusal]),
    ...element.children.flatMap(outOfOrder),
  ]
}

const rates: Record<string, number> = { 1: 24, 2: 13, 3: 6, 4: 17, 5: 9, 6: 4, 7: 0, 9: 3 }

/** What the service would not take. */
export function refusalsOf(
  invoice: SentInvoice,
  vatNumber: string,
  isKnown: (mark: string) => boolean,
): Refusal[] {
  const { type, issuer, buyer, vatCategory, netCents, vatCents, grossCents, tree } = invoice
  const retail = ['11.2', '11.4'].includes(type)
  const rate = rates[vatCategory]
  const amounts = (parent: string, name: string) =>
    allNamed(tree, parent).map((each) => Math.round(Number(textOf(each, name)) * 100))
  const wrong: [boolean, Refusal][] = [
    [
      !['11.2', '11.4', '2.1', '5.1'].includes(type),
      ['type', `InvoiceType ${type} is not sent by this product`],
    ],
    [issuer !== vatNumber, ['201', `User VAT number ${vatNumber} is not authorized to execute this method`]],
    [!isGreek(issuer), ['202', `${issuer}: Invalid Greek VAT number`]],
    [retail && buyer !== '', ['205', 'Counterpart is forbidden for this invoice type']],
    [!retail && !isGreek(buyer), ['202', `${buyer}: Invalid Greek VAT number`]],
    [allNamed(tree, 'name').length > 0, ['name', 'A name is forbidden for an entity of Greece']],
    [!/^\d{4}-\d{2}-\d{2}$/.test(invoice.issueDate), ['101', 'issueDate is no date']],
    [!/^[1-8]$/.test(invoice.method), ['101', 'type is from 1 to 8']],
    [rate === undefined, ['vat', `VAT category ${vatCategory} is invalid`]],
    [
      (rate === 0) !== /^([1-9]|[12]\d|3[01])$/.test(invoice.exemption),
      ['exemption', 'VatExemptionCategory is for category 7'],
    ],
    [Math.abs(vatCents - (netCents * (rate ?? 0)) / 100) > 1, ['vat', 'VatAmount does not fit NetValue']],
    [netCents + vatCents !== grossCents, ['sum', 'TotalGrossValue is not the sum']],
    [
      amounts('invoiceDetails', 'netValue')[0] !== netCents,
      ['sum', 'TotalNetValue is not the sum of the lines'],
    ],
    [
      amounts('invoiceDetails', 'vatAmount')[0] !== vatCents,
      ['sum', 'TotalVatAmount is not the sum of the lines'],
    ],
    [
      amounts('paymentMethodDetails', 'amount')[0] !== grossCents,
      ['sum', 'The payments are not the gross value'],
    ],
    [
      amounts('incomeClassification', 'amount').some((each) => each !== netCents),
      ['sum', 'The classification is not the net value'],
    ],
    [type === '5.1' && !isKnown(invoice.correlated), ['mark', 'CorrelatedInvoices is unknown']],
    [
      type === '11.4' && allNamed(tree, 'correlatedInvoices').length > 0,
      ['mark', 'CorrelatedInvoices is for 5.1'],
    ],
    [grossCents <= 0, ['sum', 'Amounts are above zero']],
  ]
  return wrong.flatMap(([is, refusal]) => (is ? [refusal] : []))
}

/** Whether the check digit of a Greek tax number is right. */
function isGreek(number: string) {
  if (!/^\d{9}$/.test(number)) return false
  const sum = Array.from(number.slice(0, 8)).reduce(
    (before, digit, at) => before + Number(digit) * 2 ** (8 - at),
    0,
  )
  return (sum % 11) % 10 === Number(number[8])
}

/** The UID that the service computes: SHA-1 of six facts in ISO 8859-7. */
export function uidOf({ issuer, issueDate, branch, type, series, aa }: SentInvoice) {
  const letters = [...[issuer, issueDate, branch, type, series, aa].join('-')]
  const bytes = Buffer.from(
    letters.map((letter) => letter.codePointAt(0)!).map((code) => (code > 0x383 ? code - 0x2d0 : code)),
  )
  return createHash('sha1').update(bytes).digest('hex').toUpperCase()
}
