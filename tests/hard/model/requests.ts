import { approve, changeStatus, createMentorship, reject, send, sendForCoaching, withdraw } from '../acts'
import { pick, type Command } from './command'
import type { Model } from './model'
import { menteeCount, mentorCount, type Request, menteeWhoAdministers } from './things'

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

const ask =
  (kind: 'mentoring' | 'coaching'): Command =>
  (model, real, [a, b]) => {
    const mentee = pick(
      numbers(menteeCount),
      a,
      (each) => !model.menteeObstacle(each) && !model.packageObstacle(each, kind),
    )!
    const mentor = pick(numbers(mentorCount), b, (each) => !model.mentorObstacle(each, mentee))!
    const part = model.partFor(mentee, kind)
    const note = async (value: unknown) => {
      const [row] =
        await real.owner`select part_id from data.mentorship_requests where id = ${value as number}`
      const asked = model.parts.find((each) => each.id === row!.partId)
      if (asked)
        model.requests.push({
          id: value as number,
          mentee,
          mentor,
          part: asked,
          status: 'pending',
          late: false,
        })
    }
    const own = model.mentorObstacle(mentor, mentee) === 'own_profile' ? 'own_profile' : undefined
    return {
      run: () => (kind === 'mentoring' ? send : sendForCoaching)(real.women[mentee]!, real.guides[mentor]!),
      refused: !model.active[mentor]
        ? 'mentor_not_found'
        : (own ??
          model.menteeObstacle(mentee) ??
          model.packageObstacle(mentee, kind) ??
          model.mentorObstacle(mentor, mentee)),
      async done(value) {
        await note(value)
        part!.status = 'pending'
      },
      made: note,
    }
  }

const someRequest = (model: Model, number: number) =>
  pick(model.requests, number, (each) => each.status === 'pending')

/** An answer by the mentor of the request, by an admin, or by another mentor. */
const answer =
  (act: 'approve' | 'reject'): Command =>
  (model, real, [a, b]) => {
    const request = someRequest(model, a)
    if (!request) return undefined
    const by = (['mentor', 'mentor', 'mentor', 'admin', 'admin', 'stranger'] as const)[b % 6]!
    const who =
      by === 'admin'
        ? real.team[0]!
        : real.guides[by === 'mentor' ? request.mentor : (request.mentor + 1) % mentorCount]!
    const start = (value: unknown) => model.start(value as number, request.mentor, request.part)
    return {
      run: () => (act === 'approve' ? approve : reject)(who, request.id),
      refused:
        by === 'stranger'
          ? 'request_not_found'
          : (waits(request) ?? (request.late ? 'deadline_passed' : undefined)),
      done(value) {
        if (act === 'reject')
          return model.closeRequest(request, by === 'admin' ? 'admin_rejected' : 'mentor_rejected')
        request.status = 'approved'
        request.part.purchase.rejections = 0
        start(value)
      },
      ...(act === 'approve' ? { made: start } : {}),
    }
  }

const waits = (request: Request) => (request.status === 'pending' ? undefined : 'already_answered')

const takeBack: Command = (model, real, [a, b]) => {
  const request = someRequest(model, a)
  if (!request) return undefined
  const mentee = b % 5 === 0 ? b % menteeCount : request.mentee
  return {
    run: () => withdraw(real.women[mentee]!, request.id),
    refused: mentee !== request.mentee ? 'request_not_found' : waits(request),
    done: () => model.closeRequest(request, 'withdrawn'),
  }
}

const deadlinePasses: Command = (model, { owner }, [a]) => {
  const request = someRequest(model, a)
  if (!request || request.status !== 'pending') return undefined
  return {
    run: () =>
      owner`update data.mentorship_requests set answer_due_at = now() - interval '1 second' where id = ${request.id}`.execute(),
    refused: undefined,
    done() {
      request.late = true
    },
  }
}

const sweep: Command = (model, { runJob }) => ({
  run: () => runJob('expire_requests'),
  refused: undefined,
  done() {
    for (const each of model.requests)
      if (each.status === 'pending' && each.late) model.closeRequest(each, 'expired')
  },
})

const bringTogether: Command = (model, real, [a, b]) => {
  const part = pick(model.parts, a, (each) => each.status === 'paid')
  if (!part) return undefined
  const mentee = part.purchase.mentee
  const mentor = pick(numbers(mentorCount), b, (each) => !model.mentorObstacle(each, mentee))!
  const start = (value: unknown) => model.start(value as number, mentor, part)
  return {
    run: () => createMentorship(real.team[b % 2]!, part.id, real.guides[mentor]!.id),
    refused:
      (b % 2 === 1 && mentee === menteeWhoAdministers ? 'own_profile' : undefined) ??
      (model.pendingOf(mentee) ? 'request_pending' : undefined) ??
      model.mentorObstacle(mentor, mentee) ??
      model.menteeObstacle(mentee) ??
      (part.status !== 'paid'
        ? 'payment_not_confirmed'
        : part.claim === 'passed'
          ? 'claim_period_passed'
          : model.coached(part)
            ? undefined
            : 'coaching_not_completed'),
    done: start,
    made: start,
  }
}

const leave: Command = (model, real, [a, b]) => {
  const [mentor, byTeam] = [a % mentorCount, b % 2 === 0]
  const waiting = model.requests.some((each) => each.mentor === mentor && each.status === 'pending')
  const blocked = model.busy(mentor)
    ? 'mentor_in_mentorship'
    : waiting && !byTeam
      ? 'mentor_has_pending_requests'
      : undefined
  return {
    run: () =>
      changeStatus(byTeam ? real.team[0]! : real.guides[mentor]!, real.guides[mentor]!.id, 'inactive'),
    refused: model.active[mentor] ? blocked : undefined,
    done() {
      model.closeWaiting(mentor)
      model.active[mentor] = false
    },
  }
}

const comeBack: Command = (model, real, [a, b]) => {
  const mentor = a % mentorCount
  return {
    run: () =>
      changeStatus(b % 2 === 0 ? real.team[0]! : real.guides[mentor]!, real.guides[mentor]!.id, 'active'),
    refused: undefined,
    done() {
      model.active[mentor] = true
    },
  }
}

export const requestCommands: Record<string, Command> = {
  askForMentoring: ask('mentoring'),
  askForCoaching: ask('coaching'),
  approve: answer('approve'),
  reject: answer('reject'),
  takeBack,
  deadlinePasses,
  sweep,
  bringTogether,
  leave,
  comeBack,
}
