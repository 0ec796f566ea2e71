import { refuse } from './unreadable.mjs'
import { xmlReader } from './xml-reader.mjs'

/**
 * @typedef {import('../../../app/domain/statements/statement-line').CamtStatement} CamtStatement
 * @typedef {import('../../../app/domain/statements/statement-line').WrittenLine} WrittenLine
 * @typedef {import('../../../app/domain/statements/statement-line').WrittenAmount} WrittenAmount
 */

// Where a fact stands below an entry (Ntry) or one of its transactions (TxDtls), in all releases of the standard.
const texts = new Set([
  'RltdPties/Dbtr/Nm',
  'RltdPties/Dbtr/Pty/Nm',
  'RltdPties/UltmtDbtr/Nm',
  'RltdPties/UltmtDbtr/Pty/Nm',
  'RmtInf/Ustrd',
  'RmtInf/Strd/CdtrRefInf/Ref',
  'RmtInf/Strd/AddtlRmtInf',
  'Refs/EndToEndId',
  'AddtlTxInf',
  'AddtlNtryInf',
])
const days = ['BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm']
const amounts = ['Amt', 'AmtDtls/TxAmt/Amt']
const facts = new Set([
  ...days,
  ...amounts,
  'CdtDbtInd',
  'RvslInd',
  'Sts',
  'Sts/Cd',
  'AcctSvcrRef',
  'Refs/AcctSvcrRef',
  'Refs/TxId',
])
const ofStatement = /^Document\/BkToCstmrStmt\/Stmt\/(?:(Ntry|Bal)\/)?(.+)$/
const ofTransaction = /^NtryDtls\/TxDtls\/(.+)$/
// No text of the standard is longer than 500 signs. A line keeps as many as the database takes of it.
const [longestText, kept, mostAccounts] = [4000, 400, 100]

// Where one document follows another, with its declaration or without.
const between = /(?=<\?xml\s)|(?<=<\/(?:[\w-]{1,40}:)?Document>\s{0,9})(?=<(?:[\w-]{1,40}:)?Document[\s>])/

/** @typedef {{ facts: Map<string, string>, words: string, currency: string }} Told */
const nothing = () => /** @type {Told} */ ({ facts: new Map(), words: '', currency: '' })
const joined = (/** @type {string} */ words, /** @type {string} */ more) =>
  words.length < kept ? `${words} ${more}`.trim().slice(0, kept) : words

/**
 * The entries of the camt.053 statements of a file as they are written, with their accounts and balances. A batch is as
 * many lines as its transactions. Documents may follow one another. Raises statement_kind for any other XML,
 * import_broken, import_too_much, import_too_long.
 */
export function readCamt(/** @type {string} */ xml, /** @type {{ rows: number }} */ limits) {
  /** @type {CamtStatement[]} */
  const statements = []
  let lines = 0
  for (const document of xml.split(between)) {
    if (document.trim() === '') continue
    readDocument(document, {
      begin: () => statements.push({ accounts: [], lines: [] }),
      tell(told) {
        const statement = /** @type {CamtStatement} */ (statements.at(-1))
        if ('account' in told) statement.accounts.push(told.account)
        else if ('balance' in told) statement[told.balance] ??= told.amount
        else {
          const added = linesOf(told.entry, told.parts, lines + 1)
          if ((lines += added.length) > limits.rows) refuse('import_too_long')
          statement.lines.push(...added)
        }
      },
    })
  }
  if (statements.length > limits.rows) refuse('import_too_long')
  if (statements.flatMap(({ accounts }) => accounts).length > mostAccounts) refuse('import_too_much')
  return statements
}

/**
 * @typedef {{ account: string } | { balance: 'opening' | 'closing', amount: WrittenAmount } | { entry: Told, parts: Told[] }} Fact
 * @param {string} xml @param {{ begin: () => void, tell: (fact: Fact) => void }} hears
 */
function readDocument(xml, { begin, tell }) {
  /** @type {string[]} */
  const path = []
  let text = ''
  let [entry, balance] = [nothing(), nothing()]
  /** @type {Told[]} */
  let parts = []

  /** The account of a statement, or a fact of a balance, an entry or a transaction, when its element ends. */
  const take = (/** @type {string} */ at) => {
    const [, within, below = ''] = ofStatement.exec(at) ?? []
    const said = text.replaceAll(/\s+/g, ' ').trim()
    if (!within && below === 'Acct/Id/IBAN') tell({ account: said.slice(0, 50) })
    // The standard's word for a reference that the payer did not give.
    if (!within || !said || said === 'NOTPROVIDED') return
    if (within === 'Bal') {
      if (below === 'Tp/CdOrPrtry/Cd' || facts.has(below)) balance.facts.set(below, said)
      return
    }
    const [, own] = ofTransaction.exec(below) ?? []
    const told = own ? parts.at(-1) : entry
    const name = own ?? below
    if (!told) return
    if (texts.has(name)) told.words = joined(told.words, said)
    else if (facts.has(name) && !told.facts.has(name)) told.facts.set(name, said.slice(0, kept))
  }
  const read = xmlReader(
    {
      open(name, attributes) {
        path.push(name)
        text = ''
        const at = path.join('/')
        if (path.length === 2 && at !== 'Document/BkToCstmrStmt') refuse('statement_kind')
        if (at === 'Document/BkToCstmrStmt/Stmt') begin()
        if (name === 'Ntry') [entry, parts] = [nothing(), []]
        if (name === 'Bal') balance = nothing()
        if (name === 'TxDtls') parts.push(nothing())
        const [, within, below = ''] = ofStatement.exec(at) ?? []
        const own = within === 'Ntry' && ofTransaction.exec(below)?.[1]
        // Other amounts may be in the currency of the payer.
        if (within === 'Ntry' && below === 'Amt') entry.currency = attributes.Ccy ?? ''
        else if (own && amounts.includes(own))
          /** @type {Told} */ (parts.at(-1)).currency ||= attributes.Ccy ?? ''
      },
      text(piece) {
        text += piece
      },
      close() {
        const at = path.join('/')
        take(at)
        path.pop()
        text = ''
        if (at === 'Document/BkToCstmrStmt/Stmt/Ntry') tell({ entry, parts })
        const side = at === 'Document/BkToCstmrStmt/Stmt/Bal' && sideOf(balance)
        if (side) tell({ balance: side, amount: written(balance, balance.facts.get('CdtDbtInd')) })
      },
    },
    longestText,
  )
  read(xml)
  if (path.length > 0) refuse('import_broken')
  if (!xml.includes('BkToCstmrStmt')) refuse('statement_kind')
}

/** Which end of a statement a balance is of: the booked one, or the closing one of the statement before. */
function sideOf(/** @type {Told} */ balance) {
  const kind = balance.facts.get('Tp/CdOrPrtry/Cd') ?? ''
  return kind === 'CLBD' ? 'closing' : ['OPBD', 'PRCD'].includes(kind) ? 'opening' : undefined
}

/**
 * The lines of an entry: itself, or its transactions where it holds several, each says its amount, and they make up the entry's.
 * @param {Told} entry @param {Told[]} parts @param {number} number @returns {WrittenLine[]}
 */
function linesOf(entry, parts, number) {
  const sign = entry.facts.get('CdtDbtInd')
  const reference = entry.facts.get('AcctSvcrRef') ?? ''
  const shared = /** @type {const} */ ({
    day: days.map((name) => entry.facts.get(name)).find(Boolean) ?? '',
    aside: (entry.facts.get('Sts/Cd') ?? entry.facts.get('Sts') ?? 'BOOK') === 'BOOK' ? null : 'pending',
    reversal: ['true', '1'].includes((entry.facts.get('RvslInd') ?? '').toLowerCase()) ? 'told' : null,
  })
  const [only] = parts
  if (parts.length < 2 || !makeUp(parts, entry))
    return [
      {
        ...shared,
        number,
        ...written(entry, sign),
        currency: entry.currency,
        text: [...parts.map(({ words }) => words), entry.words].reduce(joined, ''),
        reference: reference || (only?.facts.get('Refs/AcctSvcrRef') ?? only?.facts.get('Refs/TxId') ?? ''),
      },
    ]
  return parts.map((part, at) => ({
    ...shared,
    number: number + at,
    ...written(part, part.facts.get('CdtDbtInd') ?? sign),
    currency: part.currency || entry.currency,
    batch: amountOf(entry),
    text: joined(part.words, entry.words),
    reference:
      part.facts.get('Refs/AcctSvcrRef') ??
      part.facts.get('Refs/TxId') ??
      (reference && `${reference}/${at + 1}`),
  }))
}

const amountOf = (/** @type {Told} */ { facts: told }) =>
  amounts.map((name) => told.get(name)).find(Boolean) ?? ''

/** Whether the amounts of transactions are that of their entry, which a charge or a transaction that is not told may lessen. */
function makeUp(/** @type {Told[]} */ parts, /** @type {Told} */ entry) {
  const sign = entry.facts.get('CdtDbtInd')
  const cents = (/** @type {Told} */ told) => Math.round(Number(amountOf(told) || NaN) * 100)
  const sum = parts.reduce(
    (all, part) => all + cents(part) * ((part.facts.get('CdtDbtInd') ?? sign) === sign ? 1 : -1),
    0,
  )
  return sum === cents(entry)
}

/**
 * An amount as it is written, and whether it left the account.
 * @param {Told} told @param {string | undefined} sign @returns {WrittenAmount}
 */
const written = (told, sign) => ({
  amount: amountOf(told),
  leaves: sign === 'CRDT' ? false : sign === 'DBIT' ? true : null,
})
