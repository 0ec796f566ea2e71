import { setImmediate } from 'node:timers/promises'
import type { ReservedSql, Sql, TransactionSql } from 'postgres'
import type { Identity } from '~/viewer/viewer'
import { identify, isJoined, mayRepeat, poolOf, roleOf, twiceAtMost } from './as-viewer.server'
import { isCut } from './connection-errors'
import { onPool } from './pools.server'

type Statement = Promise<unknown> & { execute(): Promise<unknown> }
type Statements = readonly Statement[]
type Answers<Asked extends Statements> = { -readonly [At in keyof Asked]: Awaited<Asked[At]> }

const patience = 4500

/** Statements that do not wait for each other; the answers come in their order. */
type Ask<Asked extends Statements> = (sql: TransactionSql) => readonly [...Asked]

/**
 * Like asViewer, for statements that do not wait for each other: they are sent with the begin and the end of their
 * transaction in one write. After a cut connection they are sent again: a second run must change nothing more.
 */
export function sendAtOnce<Asked extends Statements>(
  identity: Identity,
  ask: Ask<Asked>,
): Promise<Answers<Asked>> {
  if (isJoined(identity)) return Promise.all(ask(identity.transaction)) as Promise<Answers<Asked>>
  return twiceAtMost(
    () => onPool(poolOf(roleOf(identity)), (sql) => send(sql, identity, ask), patience),
    mayRepeat,
  )
}

/** sendAtOnce for a single statement. */
export async function sendOne<Asked extends Statement>(
  identity: Identity,
  ask: (sql: TransactionSql) => Asked,
): Promise<Awaited<Asked>> {
  const [answer] = await sendAtOnce(identity, (sql) => [ask(sql)])
  return answer
}

type Answering = Promise<unknown[]>
/** What one viewer asks for in the same turn of the event loop. */
type Turn = { sql: Sql; asks: Ask<Statements>[]; sent: Promise<Answering[]> }

const turns = new WeakMap<NonNullable<Identity>, Turn>()

/** The parts of a viewer's page ask at the same time: they share a transaction. */
async function send<Asked extends Statements>(sql: Sql, identity: Identity, ask: Ask<Asked>) {
  const turn = identity ? turnOf(sql, identity) : undefined
  if (turn?.sql !== sql) return sendAlone(sql, identity, ask)
  const at = turn.asks.push(ask) - 1
  try {
    return (await (
      await turn.sent
    )[at]) as Answers<Asked>
  } catch (error) {
    // A cut concerns the pool. Any other error may be that of another part.
    if (turn.asks.length === 1 || isCut(error)) throw error
    return sendAlone(sql, identity, ask)
  }
}

function turnOf(sql: Sql, identity: NonNullable<Identity>): Turn {
  const open = turns.get(identity)
  if (open) return open
  const asks: Turn['asks'] = []
  const sent = setImmediate().then(() => {
    turns.delete(identity)
    return sendTogether(sql, identity, asks)
  })
  const turn = { sql, asks, sent }
  turns.set(identity, turn)
  return turn
}

async function sendAlone<Asked extends Statements>(sql: Sql, identity: Identity, ask: Ask<Asked>) {
  const [answers] = await sendTogether(sql, identity, [ask])
  return (await answers) as Answers<Asked>
}

async function releaseAfter(statements: Promise<unknown>[], connection: ReservedSql) {
  const settled = await Promise.allSettled(statements)
  // The pool of a cut connection is given up, and what it holds may never settle.
  if (!settled.some((one) => one.status === 'rejected' && isCut(one.reason))) connection.release()
}

/** Returns the answers to each of the asks. A statement that fails ends the transaction. */
async function sendTogether(sql: Sql, identity: Identity, asks: Ask<Statements>[]): Promise<Answering[]> {
  const connection = await sql.reserve()
  const transaction = connection as unknown as TransactionSql
  try {
    const begun = [connection`begin`, identify(transaction, identity)]
    const asked = asks.map((ask) => ask(transaction))
    const end = connection`commit`
    const all = [...begun, ...asked.flat(), end].map((statement) => statement.execute())
    void releaseAfter(all, connection)
    return asked.map(async (own) => (await Promise.all([...begun, ...own, end])).slice(begun.length, -1))
  } catch (error) {
    connection.release()
    throw error
  }
}
