import type { z } from 'zod'
import * as reads from '~/db/generated/reads.server'
import { ConfirmWithPassword } from '~/domain/values'
import {
  type Args,
  guarded,
  idParameter,
  or404,
  requireMentor,
  requireViewer,
  submit,
} from '~/http/page.server'
import type { Role } from '~/viewer/role'
import type { Viewer } from '~/viewer/viewer'

type In<R extends Role> = R extends 'mentor' ? Awaited<ReturnType<typeof requireMentor>> : Viewer

/** Who asks, and for what: the viewer in the role of the page, and the ids in the address by their names. */
type Asked<R extends Role> = {
  viewer: In<R>
  id: (name: string) => number
  args: Args
}

type ConfirmPage<R extends Role, Subject, S extends z.ZodType> = {
  /** What the page shows before the act. Nothing answers 404. */
  read: (asked: Asked<R>) => Promise<Subject | null | undefined>
  /** The fields of the form, if it asks for more than a click. */
  form?: S
  /** The act wants the password again; `routine` is daily work, which asks for it less often. */
  password?: 'always' | 'routine'
  /** The act itself, and where its outcome is told. */
  act: (asked: Asked<R> & { values: z.output<S> }) => Promise<Response>
}

/**
 * The server's half of a page that shows one thing to a viewer in this role and asks before an act on it: its loader and
 * its action. The other half is ConfirmAct.
 */
export function confirmPage<R extends Role, Subject, S extends z.ZodType = typeof ConfirmWithPassword>(
  role: R,
  { read, form = ConfirmWithPassword as unknown as S, password, act }: ConfirmPage<R, Subject, S>,
) {
  const asked = async (args: Args): Promise<Asked<R>> => {
    const viewer = role === 'mentor' ? await requireMentor(args) : await requireViewer(args, role)
    return {
      viewer: viewer as In<R>,
      id: (name) => idParameter(args.params[name]),
      args,
    }
  }
  const needed = (viewer: Viewer) =>
    password ? reads.passwordNeeded(viewer, { routine: password === 'routine' }) : false
  return {
    async loader(args: Args) {
      const from = await asked(args)
      const [subject, passwordNeeded] = await Promise.all([read(from), needed(from.viewer)])
      return { subject: or404(subject), passwordNeeded }
    },
    async action(args: Args) {
      const from = await asked(args)
      const run = (values: z.output<S>) => act({ ...from, values })
      return password ? guarded(args, from.viewer, form, run) : submit(args, form, run)
    },
  }
}
