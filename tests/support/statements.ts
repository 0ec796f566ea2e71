import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { daysFrom } from '~/i18n/clocks'
import { athensDay } from '~/i18n/format'
import { cell } from './rows'

/** The days of a bank's lines end today, the 30th. An order takes no money of a month before it. */
export const bankDay = (day: number) =>
  daysFrom(athensDay(new Date(Date.now() - 29 * 86_400_000)), day).at(-1)!
/** The same in a bank's own writing. */
export const writtenDay = (day: number) => bankDay(day).split('-').reverse().join('/')

/** An incoming transfer in a statement. */
export type Transfer = {
  text: string
  amount?: string
  name?: string
  reference?: string
  day?: string
  more?: string
}

export const ourIban = 'GR1601101250000000012300695'

/** An entry of a camt.053 statement, by the structure of the standard. */
export const entry = ({
  text,
  amount = '62.00',
  name = 'ΑΛΛΟΣ',
  reference = '',
  day = bankDay(20),
  more = '',
}: Transfer) =>
  `<Ntry>
    <Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
    <BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
    ${reference && `<AcctSvcrRef>${reference}</AcctSvcrRef>`}
    <BkTxCd><Prtry><Cd>TRF</Cd></Prtry></BkTxCd>
    <NtryDtls><TxDtls>
      <Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
      <RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties>
      <RmtInf><Ustrd>${text}</Ustrd></RmtInf>
    </TxDtls></NtryDtls>${more}
  </Ntry>`

/** What an entry changes on the account; nothing while it waits, or its amount is none. */
const centsOf = (ntry: string) => {
  const [, amount = '0'] = /<Amt Ccy="EUR">(\d+(?:\.\d{1,2})?)<\/Amt>/.exec(ntry) ?? []
  if (ntry.includes('PDNG')) return 0
  return Math.round(Number(amount) * 100) * (/<CdtDbtInd>DBIT/.test(ntry) ? -1 : 1)
}
const euros = (cents: number) => (Math.abs(cents) / 100).toFixed(2)

type Options = { iban?: string; version?: string; opening?: number; closing?: number }

/** A camt.053 statement with these entries, of the network's account; the closing balance is right unless it is given. */
export const camt = (
  entries: string[],
  {
    iban = ourIban,
    version = '02',
    opening = 100_000,
    closing = entries.reduce((sum, each) => sum + centsOf(each), opening),
  }: Options = {},
) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
 <BkToCstmrStmt>
  <GrpHdr><MsgId>MSG1</MsgId><CreDtTm>${bankDay(21)}T06:00:00</CreDtTm></GrpHdr>
  <Stmt>
   <Id>STMT1</Id><ElctrncSeqNb>1</ElctrncSeqNb><CreDtTm>${bankDay(21)}T06:00:00</CreDtTm>
   <Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
   <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euros(opening)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${bankDay(19)}</Dt></Dt></Bal>
   ${entries.join('\n')}
   <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euros(closing)}</Amt><CdtDbtInd>${closing < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${bankDay(20)}</Dt></Dt></Bal>
  </Stmt>
 </BkToCstmrStmt>
</Document>`

export const fileOf = (text: string, name = 'statement.xml') => new File([text], name)

type Movement = { day: string; cents: number; text: string; reference: string; reversal?: boolean }

/** Movements as camt.053, with both balances. */
export const camtOf = (movements: Movement[], { opening, closing }: { opening: number; closing: number }) =>
  camt(
    movements.map(({ cents, reversal, ...told }) => {
      const line = entry({ ...told, name: '', amount: euros(cents) })
      const signed = cents < 0 ? line.replace('CRDT', 'DBIT') : line
      return reversal ? signed.replace('<Sts>', '<RvslInd>1</RvslInd><Sts>') : signed
    }),
    { opening, closing },
  )

/** A bank's own reference of a transfer. */
export const aReference = () => `FT${randomUUID().slice(0, 12).toUpperCase()}7`

/** The transfers of orders. */
export function transfersOf(owner: Sql) {
  const referenceOf = ({ purchaseId }: { purchaseId: number }) =>
    cell<string>(owner`select reference from data.purchases where id = ${purchaseId}`)
  /** The entry of a transfer that pays an order. */
  const pays = async (order: { purchaseId: number }, fields: Partial<Transfer> = {}) =>
    entry({ text: await referenceOf(order), reference: aReference(), ...fields })
  return { referenceOf, pays }
}
