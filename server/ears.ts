import { randomBytes } from 'node:crypto'
import { inTime } from '~/db/in-time'
import { connect, onPool } from '~/db/pools.server'
import { log, reportError } from '~/log.server'
import { rounds } from './rounds'

const every = 5000
const patience = 5000

type Options = {
  /** On whose connections: the worker's, unless said. */
  login?: 'worker' | 'web'
  /** From now on something may have been missed: nothing is heard for a while. */
  onDeaf?: () => void
}

/**
 * Listens for what the database tells, on a connection of its own, and calls what is given for each channel: with what
 * was told, and with nothing whenever it begins to hear, since anything may have been told before. Every so often it
 * tells itself something: a connection on which that is not heard has gone mute, and is replaced.
 */
export function listenFor(
  channels: Record<string, (told?: string) => void>,
  { login = 'worker', onDeaf = () => {} }: Options = {},
) {
  const own = `ears_${randomBytes(6).toString('hex')}`
  let heard = () => {}
  let hearing = false
  let sql = open()

  function open() {
    const opened = connect(login, 1, {
      idle_timeout: 0,
      max_lifetime: null,
      onclose: () => opened === sql && goDeaf(),
      onnotify: (channel, told) => (channel === own ? heard() : hearing && channels[channel]?.(told)),
    })
    return opened
  }

  function goDeaf() {
    if (!hearing) return
    hearing = false
    onDeaf()
    checks.wake()
  }

  async function check() {
    if (await hears()) return hear()
    log.warn('the listening connection is mute: replaced')
    goDeaf()
    const mute = sql
    sql = open()
    void mute.end({ timeout: 1 }).catch(report)
    throw new Error('nothing is heard of the database')
  }

  /** Listening again changes nothing where it listens already. */
  async function hears() {
    try {
      await inTime(listen(), patience)
      const told = new Promise<boolean>((resolve) => (heard = () => resolve(true)))
      await onPool(login, (pool) => pool`select pg_notify(${own}, '')`, patience)
      return await Promise.race([told, after(patience)])
    } catch (error) {
      report(error)
      return false
    }
  }

  async function listen() {
    for (const channel of [own, ...Object.keys(channels)]) await sql`listen ${sql(channel)}`
  }

  function hear() {
    if (hearing) return
    hearing = true
    for (const wake of Object.values(channels)) wake()
  }

  const checks = rounds('ears', every, check)
  return {
    /** Whether all that is told now would be heard. */
    isHearing: () => hearing,
    /** Resolves when everything has been heard that was told by acts that are over. */
    async catchUp() {
      if (hearing) await inTime(sql`listen ${sql(own)}`, patience).catch(goDeaf)
    },
    async stop() {
      // Not waited for: a check may be under way.
      void checks.stop()
      await sql.end({ timeout: 2 })
    },
  }
}

const report = (error: unknown) => reportError(error, { where: 'listening' })

function after(milliseconds: number) {
  return new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds).unref())
}
