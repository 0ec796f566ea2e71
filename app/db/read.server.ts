import { setImmediate } from 'node:timers/promises'
import type { ReservedSql, Sql, TransactionSql } from 'postgres'
import type { Identity } from './identity'
import { identify, isJoined, long, mayRepeat, poolOf, roleOf, twiceAtMost, type How } from './act.server'
import { isCut } from './connection-errors'
import { onPool } from './pools.server'

type Statement = Promise<unknown> & { execute(): Promise<unknown> }
type Statements = readonly Statement[]
type Answer<Asked> = Asked extends Statements
  ? { -readonly [At in keyof Asked]: Awaited<Asked[At]> }
  : Awaited<Asked>

const patience = 4500

type Ask = (sql: TransactionSql) => Statements

/**
 * Reads with one statement, or with several that do not wait for each other; the answers come in their order. They are
 * sent with the begin and the end of their transaction in one write. After a cut connection they are sent again: a second
 * run must change nothing more. `act` says when which verb is right.
 */
export async function read<Asked extends Statement | readonly [] | Statements>(
  viewer: Identity,
  ask: (sql: TransactionSql) => Asked,
  how?: How,
): Promise<Answer<Asked>> {
  let isOne = false
  const answers = await answersTo(
    viewer,
    (sql) => {
      const asked = ask(sql)
      isOne = !isList(asked)
      return isList(asked) ? asked : [asked]
    },
    how,
  )
  return (isOne ? answers[0] : answers) as Answer<Asked>
}

const isList = (asked: Statement | Statements): asked is Statements => Array.isArray(asked)

function answersTo(viewer: Identity, ask: Ask, { patiently = false }: How = {}): Promise<unknown[]> {
  if (isJoined(viewer)) return Promise.all(ask(viewer.transaction))
  const pool = poolOf(roleOf(viewer))
  if (patiently) return onPool(pool, (sql) => sendAlone(sql, viewer, ask, long))
  return twiceAtMost(() => onPool(pool, (sql) => send(sql, viewer, ask), patience), mayRepeat)
}

type Answering = Promise<unknown[]>
/** What one viewer asks for in the same turn of the event loop. */
type Turn = { sql: Sql; asks: Ask[]; sent: Promise<Answering[]> }

const turns = new WeakMap<NonNullable<Identity>, Turn>()

/** The parts of a viewer's page ask at the same time: they share a transaction. */
async function send(sql: Sql, identity: Identity, ask: Ask): Answering {
  const turn = identity ? turnOf(sql, identity) : undefined
  if (turn?.sql !== sql) return sendAlone(sql, identity, ask)
  const at = turn.asks.push(ask) - 1
  try {
    const answers = await turn.sent
    return await answers[at]!
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

async function sendAlone(sql: Sql, identity: Identity, ask: Ask, limit?: string): Answering {
  const [answers] = await sendTogether(sql, identity, [ask], limit)
  return answers!
}

async function releaseAfter(statements: Promise<unknown>[], connection: ReservedSql) {
  const settled = await Promise.allSettled(statements)
  // The pool of a cut connection is given up, and what it holds may never settle.
  if (!settled.some((one) => one.status === 'rejected' && isCut(one.reason))) connection.release()
}

/** Returns the answers to each of the asks. A statement that fails ends the transaction. */
async function sendTogether(sql: Sql, identity: Identity, asks: Ask[], limit?: string): Promise<Answering[]> {
  const connection = await sql.reserve()
  const transaction = connection as unknown as TransactionSql
  try {
    const begun = [connection`begin`, identify(transaction, identity, limit)]
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
