import { refuse } from './unreadable.mjs'
import { xmlReader } from './xml-reader.mjs'

/** @typedef {import('../../../app/domain/statements/statement-line').StatementLine} StatementLine */

// Where a fact stands below an entry (Ntry) or one of its transactions (TxDtls), in all releases of the standard.
const texts = [
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
]
const ofEntry = /^Document\/BkToCstmrStmt\/Stmt\/Ntry\/(.+)$/
const ofTransaction = /^NtryDtls\/TxDtls\/(.+)$/
const amounts = ['Amt', 'AmtDtls/TxAmt/Amt']

/** @typedef {{ facts: Map<string, string>, words: string[], currency: string }} Told */
const nothing = () => /** @type {Told} */ ({ facts: new Map(), words: [], currency: '' })

/**
 * The booked entries of a camt.053 statement, with the accounts that it is of. A batch is as many lines as its
 * transactions. Raises statement_kind for any other XML, import_broken, import_too_much, import_too_long.
 */
export function readCamt(/** @type {string} */ xml, /** @type {{ rows: number }} */ limits) {
  /** @type {StatementLine[]} */
  const lines = []
  /** @type {Set<string>} */
  const accounts = new Set()
  /** @type {string[]} */
  const path = []
  let text = ''
  let entry = nothing()
  /** @type {Told[]} */
  let parts = []

  /** The account of a statement, and a fact of an entry or of a transaction, when its element ends. */
  const take = (/** @type {string} */ at) => {
    if (at === 'Document/BkToCstmrStmt/Stmt/Acct/Id/IBAN') accounts.add(text.trim())
    const [, below] = ofEntry.exec(at) ?? []
    if (!below) return
    const [, own] = ofTransaction.exec(below) ?? []
    const told = own ? parts.at(-1) : entry
    // The standard's word for a reference that the payer did not give.
    if (!told || !text.trim() || text.trim() === 'NOTPROVIDED') return
    if (texts.includes(own ?? below)) told.words.push(text.trim())
    else if (!told.facts.has(own ?? below)) told.facts.set(own ?? below, text.trim())
  }
  const add = (/** @type {StatementLine} */ line) => {
    if (lines.length === limits.rows) refuse('import_too_long')
    lines.push(line)
  }
  const read = xmlReader({
    open(name, attributes) {
      path.push(name)
      text = ''
      if (path.length === 2 && path.join('/') !== 'Document/BkToCstmrStmt') refuse('statement_kind')
      if (name === 'Ntry') [entry, parts] = [nothing(), []]
      if (name === 'TxDtls') parts.push(nothing())
      const [, below] = ofEntry.exec(path.join('/')) ?? []
      const own = below && ofTransaction.exec(below)?.[1]
      // Other amounts may be in the currency of the payer.
      if (below === 'Amt') entry.currency = attributes.Ccy ?? ''
      else if (own && amounts.includes(own))
        /** @type {Told} */ (parts.at(-1)).currency ||= attributes.Ccy ?? ''
    },
    text(piece) {
      text += piece
    },
    close(name) {
      take(path.join('/'))
      path.pop()
      text = ''
      if (name === 'Ntry') linesOf(entry, parts, lines.length + 1).forEach(add)
    },
  })
  read(xml)
  if (path.length > 0) refuse('import_broken')
  if (!xml.includes('BkToCstmrStmt')) refuse('statement_kind')
  return { accounts: [...accounts], lines }
}

/**
 * The lines of an entry: itself, or its transactions where it holds several and each says its amount.
 * @param {Told} entry @param {Told[]} parts @param {number} number @returns {StatementLine[]}
 */
function linesOf(entry, parts, number) {
  const status = entry.facts.get('Sts/Cd') ?? entry.facts.get('Sts') ?? 'BOOK'
  const day = (entry.facts.get('BookgDt/Dt') ?? entry.facts.get('BookgDt/DtTm') ?? '').slice(0, 10)
  const aside = status !== 'BOOK' ? 'pending' : entry.facts.get('RvslInd') === 'true' ? 'reversed' : null
  const sign = entry.facts.get('CdtDbtInd')
  const reference = entry.facts.get('AcctSvcrRef') ?? ''
  const [only] = parts
  if (parts.length < 2 || parts.some((part) => amountOf(part) === undefined))
    return [
      {
        number,
        day,
        cents: signed(amountOf(entry), sign),
        currency: entry.currency,
        text: [...parts.flatMap(({ words }) => words), ...entry.words].join(' '),
        reference: reference || (only?.facts.get('Refs/AcctSvcrRef') ?? only?.facts.get('Refs/TxId') ?? ''),
        aside,
      },
    ]
  return parts.map((part, at) => ({
    number: number + at,
    day,
    cents: signed(amountOf(part), part.facts.get('CdtDbtInd') ?? sign),
    currency: part.currency || entry.currency,
    text: [...part.words, ...entry.words].join(' '),
    reference:
      part.facts.get('Refs/AcctSvcrRef') ??
      part.facts.get('Refs/TxId') ??
      (reference && `${reference}/${at + 1}`),
    aside,
  }))
}

/** Cents of an amount, or undefined. The standard writes a point and up to five decimals. */
function amountOf(/** @type {Told} */ { facts }) {
  const written = amounts.map((name) => facts.get(name)).find(Boolean) ?? ''
  const [, whole, decimals = ''] = /^(\d{1,7})(?:\.(\d{1,2})0*)?$/.exec(written) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

const signed = (/** @type {number | undefined} */ cents, /** @type {string | undefined} */ sign) =>
  cents === undefined || (sign !== 'CRDT' && sign !== 'DBIT') ? null : sign === 'DBIT' ? -cents : cents
