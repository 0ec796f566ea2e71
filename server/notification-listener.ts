import { randomBytes } from 'node:crypto'
import { connectToListen } from '~/db/connections.server'
import { onPool } from '~/db/pools.server'
import { passes } from '~/db/refusal.server'
import { inTime } from '~/in-time'
import { log, reportError } from '~/log.server'
import { pollLoop } from './poll-loop'

// Milliseconds.
const checkInterval = 5000
const timeout = 5000

type Options = {
  /** The database login that listens: the worker's, unless said. */
  login?: 'worker' | 'web'
  /** Called when the connection is lost: notifications may be missed from now on. */
  onDisconnect?: () => void
}

/**
 * Listens for PostgreSQL notifications on a connection of its own. Takes a callback per channel. It is called with the
 * payload of each notification, and without a payload whenever listening starts, because notifications may have been
 * missed before. The listener regularly sends a notification to itself; when it does not arrive in 5 seconds, the
 * connection is replaced.
 */
export function listenForNotifications(
  channels: Record<string, (payload?: string) => void>,
  { login = 'worker', onDisconnect = () => {} }: Options = {},
) {
  const ownChannel = `listener_${randomBytes(6).toString('hex')}`
  let onOwnNotification = () => {}
  let listening = false
  let sql = open()

  function open() {
    const opened = connectToListen(login, {
      idle_timeout: 0,
      max_lifetime: null,
      onclose: () => opened === sql && setDisconnected(),
      onnotify: (channel, payload) =>
        channel === ownChannel ? onOwnNotification() : listening && channels[channel]?.(payload),
    })
    return opened
  }

  function setDisconnected() {
    if (!listening) return
    listening = false
    onDisconnect()
    checks.wake()
  }

  async function check() {
    if (await receives()) return setListening()
    log.warn('no notification arrives on the listening connection: it is replaced')
    setDisconnected()
    const broken = sql
    sql = open()
    void broken.end({ timeout: 1 }).catch(report)
    throw Object.assign(new Error('no notification arrives from the database'), { code: 'ETIMEDOUT' })
  }

  /** Whether a notification sent now arrives. Repeating `listen` on the same connection does no harm. */
  async function receives() {
    try {
      await inTime(listen(), timeout, 'the database')
      const arrived = new Promise<boolean>((resolve) => (onOwnNotification = () => resolve(true)))
      await onPool(login, (pool) => pool`select pg_notify(${ownChannel}, '')`, timeout)
      return await Promise.race([arrived, falseAfter(timeout)])
    } catch (error) {
      report(error)
      return false
    }
  }

  async function listen() {
    for (const channel of [ownChannel, ...Object.keys(channels)]) await sql`listen ${sql(channel)}`
  }

  function setListening() {
    if (listening) return
    listening = true
    for (const callback of Object.values(channels)) callback()
  }

  const checks = pollLoop('notifications', checkInterval, check)
  return {
    /** Whether a notification sent now would arrive. */
    isListening: () => listening,
    /** Resolves when the notifications of all committed transactions have arrived. */
    async catchUp() {
      // Notifications come before the answer to a query on the same connection.
      if (listening)
        await inTime(sql`listen ${sql(ownChannel)}`, timeout, 'the database').catch(setDisconnected)
    },
    async stop() {
      // Not awaited: a check may be running.
      void checks.stop()
      await sql.end({ timeout: 2 })
    },
  }
}

/** That the database is away is told by the loop. */
const report = (error: unknown) => {
  if (!passes(error)) reportError(error, { where: 'notifications' })
}

function falseAfter(milliseconds: number) {
  return new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds).unref())
}
