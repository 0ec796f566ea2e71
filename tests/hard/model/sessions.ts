import { randomUUID } from 'node:crypto'
import { decrease, increase } from '../acts'
import type { Command } from './command'
import { runs, some } from './mentorships'
import { menteeCount, type Mentorship } from './things'

const cap = (mentorship: Mentorship) => (mentorship.part.kind === 'coaching' ? 4 : 30)

const count =
  (act: 'increase' | 'decrease'): Command =>
  (model, real, [a, b]) => {
    const mentorship = some(model, a)
    if (!mentorship) return undefined
    const by = b % 3 === 0 ? 'admin' : 'mentee'
    const mentee = b % 7 === 1 ? b % menteeCount : mentorship.mentee
    const who = by === 'admin' ? real.team[0]! : real.women[mentee]!
    const removable = mentorship.sessions.findLastIndex(
      (session) => by === 'admin' || session.by === 'mentee',
    )
    const limit = act === 'increase' ? model.sessionsOn(mentorship.part) >= cap(mentorship) : removable < 0
    const key = randomUUID()
    return {
      run: () => (act === 'increase' ? increase : decrease)(who, mentorship.id, key),
      refused:
        (by === 'mentee' && mentee !== mentorship.mentee ? 'no_running_mentorship' : runs(mentorship)) ??
        (limit ? 'session_count_limit' : undefined),
      done() {
        model.usedForms.push(key)
        if (act === 'increase') mentorship.sessions.push({ by, old: false })
        else mentorship.sessions.splice(removable, 1)
      },
    }
  }

const oldForm: Command = (model, real, [a, b]) => {
  const [mentorship, key] = [some(model, a), model.usedForms[b % Math.max(1, model.usedForms.length)]]
  if (!mentorship || !key) return undefined
  return {
    run: () => (a % 2 === 0 ? increase : decrease)(real.women[mentorship.mentee]!, mentorship.id, key),
    refused: runs(mentorship),
  }
}

const timePasses: Command = (model, { owner }, [a]) => {
  const mentorship = some(model, a)
  if (!mentorship) return undefined
  return {
    run: () =>
      owner.begin(async (sql) => {
        // First the lock under which acts change sessions: their number stands in this row.
        await sql`select from data.mentorships where id = ${mentorship.id} for no key update`
        await sql`update data.sessions set held_on = held_on - 20 where mentorship_id = ${mentorship.id}`
      }),
    refused: undefined,
    done() {
      for (const session of mentorship.sessions) session.old = true
    },
  }
}

export const sessionCommands: Record<string, Command> = {
  increase: count('increase'),
  decrease: count('decrease'),
  oldForm,
  timePasses,
}
