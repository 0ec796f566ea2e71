import { toRefusal } from '~/db/refusal.server'

/** Does the acts of a walk by their names: `done` notes each, and `wrong` what fails otherwise than by a rule. */
export const actorOf =
  (acts: Record<string, () => Promise<unknown>>, done: string[], wrong: string[]) => async (name: string) => {
    done.push(name)
    await acts[name]!().catch((error: unknown) => {
      const rule = toRefusal(error)?.rule
      if (rule === undefined || /^(generic|not_allowed|busy|\w+_key|\w+_check)$/.test(rule))
        wrong.push(`${name}: ${String(error)}`)
    })
  }
