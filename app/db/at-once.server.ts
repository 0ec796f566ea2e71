import type { Sql, TransactionSql } from 'postgres'
import type { Identity } from '~/viewer/viewer'
import { identify, isJoined, mayRepeat, poolOf, roleOf, twiceAtMost } from './as-viewer.server'
import { isCut } from './connection-errors'
import { onPool } from './pools.server'
import { onReplica } from './replica.server'

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
    (error) => mayRepeat(error) || isCut(error),
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

/**
 * Like sendAtOnce, for statements that only read: on a replica if there is one that has all that this request must see,
 * else on the primary.
 */
export async function readAtOnce<Asked extends Statements>(
  identity: Identity,
  ask: Ask<Asked>,
): Promise<Answers<Asked>> {
  if (isJoined(identity)) return sendAtOnce(identity, ask)
  const read = await onReplica(poolOf(roleOf(identity)), (sql) => send(sql, identity, ask))
  return read ? read.answer : sendAtOnce(identity, ask)
}

/** readAtOnce for a single statement. */
export async function readOne<Asked extends Statement>(
  identity: Identity,
  ask: (sql: TransactionSql) => Asked,
): Promise<Awaited<Asked>> {
  const [answer] = await readAtOnce(identity, (sql) => [ask(sql)])
  return answer
}

async function send<Asked extends Statements>(sql: Sql, identity: Identity, ask: Ask<Asked>) {
  const connection = await sql.reserve()
  const transaction = connection as unknown as TransactionSql
  const running: Promise<unknown>[] = []
  try {
    // A commit after a statement that has failed rolls back.
    const statements = [
      connection`begin`,
      identify(transaction, identity),
      ...ask(transaction),
      connection`commit`,
    ]
    running.push(...statements.map((statement) => statement.execute()))
    const answers = await Promise.all(running)
    connection.release()
    return answers.slice(2, -1) as Answers<Asked>
  } catch (error) {
    // The pool of a cut connection is given up, and what it holds may never settle.
    if (!isCut(error)) void Promise.allSettled(running).then(() => connection.release())
    throw error
  }
}
