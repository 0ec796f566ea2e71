import { complete, pause, resume, stop } from '../acts'
import { pick, type Command } from './command'
import type { Model } from './model'
import type { Mentorship } from './things'

export const running = (each: Mentorship) => each.status === 'running'
export const some = (model: Model, number: number, isOpen = running) =>
  pick(model.mentorships, number, isOpen)
export const runs = (mentorship: Mentorship) => (running(mentorship) ? undefined : 'no_running_mentorship')
const living = (each: Mentorship) => running(each) || each.status === 'paused'
const lives = (mentorship: Mentorship) =>
  !living(mentorship)
    ? 'no_running_mentorship'
    : mentorship.status === 'paused' && mentorship.resumeLate
      ? 'resume_limit_passed'
      : undefined

const pauseIt: Command = (model, real, [a, b]) => {
  const mentorship = some(model, a)
  if (!mentorship) return undefined
  const [{ part }, override] = [mentorship, b % 3 === 0]
  return {
    run: () => pause(real.team[0]!, mentorship.id, override),
    refused:
      runs(mentorship) ??
      (part.minimum - model.sessionsOn(part) < 2
        ? 'not_enough_sessions_left'
        : part.pausedOnce && !override
          ? 'paused_before'
          : undefined),
    done() {
      Object.assign(mentorship, { status: 'paused', resumeLate: false, notice: undefined })
      part.pausedOnce = true
    },
  }
}

const resumeIt: Command = (model, real, [a]) => {
  const mentorship = some(model, a, (each) => each.status === 'paused')
  if (!mentorship) return undefined
  return {
    run: () => resume(real.team[0]!, mentorship.id),
    refused:
      mentorship.status !== 'paused'
        ? 'not_paused'
        : mentorship.resumeLate
          ? 'resume_limit_passed'
          : model.menteeObstacle(mentorship.mentee),
    done() {
      if (model.mentorObstacle(mentorship.mentor, mentorship.mentee))
        return model.end(mentorship, 'stopped', 'replace')
      model.closeWaiting(mentorship.mentor)
      mentorship.status = 'running'
    },
  }
}

const pauseRunsOut: Command = (model, { owner, runJob }, [a]) => {
  const mentorship = some(model, a, (each) => each.status === 'paused')
  if (mentorship?.status !== 'paused') return undefined
  return {
    async run() {
      await owner`update data.mentorships set resume_by = now() - interval '1 second' where id = ${mentorship.id}`
      if (a % 2 === 0) await runJob('end_mentorships')
    },
    refused: undefined,
    done() {
      mentorship.resumeLate = true
      if (a % 2 > 0) return
      for (const each of model.mentorships.filter((one) => one.status === 'paused' && one.resumeLate)) {
        each.status = 'stopped'
        model.closeWithMentoring(each.part, 'expired')
      }
    },
  }
}

const stopIt: Command = (model, real, [a, b]) => {
  const mentorship = some(model, a, living)
  if (!mentorship) return undefined
  const [requestedBy, outcome] = [
    (['mentee', 'mentor', 'admin'] as const)[b % 3]!,
    ([undefined, 'replace', 'close'] as const)[Math.floor(b / 3) % 3],
  ]
  const early = mentorship.sessions.every((session) => !session.old)
  const chosen =
    outcome ??
    (early || requestedBy !== 'mentee' || mentorship.part.kind === 'coaching' ? 'replace' : 'close')
  return {
    run: () => stop(real.team[0]!, mentorship.id, { requestedBy, ...(outcome ? { outcome } : {}) }),
    refused: lives(mentorship),
    done() {
      if (early || mentorship.status === 'paused') return model.end(mentorship, 'stopped', chosen)
      mentorship.notice = { outcome: chosen, due: false }
    },
  }
}

const noticeRunsOut: Command = (model, { owner, runJob }, [a]) => {
  const mentorship = some(model, a, (each) => each.notice !== undefined && running(each))
  if (!mentorship?.notice) return undefined
  return {
    async run() {
      await owner`update data.mentorships set ends_on = ends_on - 100 where id = ${mentorship.id}`
      await runJob('end_mentorships')
    },
    refused: undefined,
    done() {
      mentorship.notice!.due = true
      for (const each of model.mentorships)
        if (running(each) && each.notice?.due) model.end(each, 'stopped', each.notice.outcome)
    },
  }
}

const completeIt: Command = (model, real, [a, b]) => {
  const mentorship = some(model, a, living)
  if (!mentorship) return undefined
  const [{ part }, belowMinimum] = [mentorship, b % 2 === 0]
  return {
    run: () => complete(real.team[0]!, mentorship.id, { belowMinimum }),
    refused:
      lives(mentorship) ??
      (model.sessionsOn(part) < part.minimum && !belowMinimum ? 'below_minimum_sessions' : undefined),
    done() {
      model.end(mentorship, 'completed', 'close')
      if (part.kind !== 'coaching') return
      for (const each of part.purchase.parts)
        if (each.kind === 'mentoring' && each.status === 'paid') each.claim = 'open'
    },
  }
}

export const mentorshipCommands: Record<string, Command> = {
  pauseIt,
  resumeIt,
  pauseRunsOut,
  stopIt,
  noticeRunsOut,
  completeIt,
}
