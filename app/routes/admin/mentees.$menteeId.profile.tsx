import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { editMentee, findMenteeRecord, listMenteeEdits } from '~/domain/mentees/admin-mentees.server'
import { ChangeMentee, EditMentee } from '~/domain/mentees/edit-schema'
import { listMenteeOptions } from '~/domain/mentees/own-mentee.server'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { returnTo, useBackTo } from '~/http/return-to'
import { ChangedMeanwhile } from '~/parts/edits/changed-meanwhile'
import { namesInMentee } from '~/parts/mentees/names-in-mentee'
import { LatinNameSection } from '~/parts/people/latin-name-section'
import { Banner } from '~/ui/banner'
import { EffectList } from '~/ui/effect-list'
import { FormPage } from '~/ui/form-page'
import { MenteeForm } from './mentees.$menteeId.profile/mentee-form'
import { useMenteeLabels, valuesOf, versionOf } from './mentees.$menteeId.profile/mentee-values'

export const handle: Handle<{ mentee: { fullName: string } } | undefined> = {
  title: (t, data) => t('records:edit.title', { name: data?.mentee.fullName ?? '' }),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.menteeId)
  const [found, edits, lists] = await Promise.all([
    findMenteeRecord(viewer, id),
    listMenteeEdits(viewer, id),
    listMenteeOptions(await getLanguage(args)),
  ])
  const mentee = or404(found)
  const account = or404(await reads.personAccount(viewer, { userId: mentee.userId }))
  return { mentee, account, edits, lists }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.menteeId)
  const back = returnTo(args.request, `/admin/mentees/${id}`)
  return submit(args, ChangeMentee, async (change) => {
    if (change.intent === 'profile') {
      await editMentee(viewer, id, change)
      return redirect(back, 'menteeEdited', { name: `${change.name} ${change.surname}` })
    }
    const { userId } = or404(await findMenteeRecord(viewer, id))
    await acts.writeLatinNameOf(viewer, { userId, latinName: change.latinName, seen: change.seen })
    return redirect(back, 'latinNameSaved')
  })
}

export default function EditMenteePage() {
  const { mentee, account, edits, lists } = useLoaderData<typeof loader>()
  const { t } = useTranslation('records')
  const edit = useActionForm(EditMentee, {
    id: 'mentee',
    intent: 'profile',
    defaultValue: valuesOf(mentee),
  })
  const labels = useMenteeLabels()
  const now = versionOf(mentee)
  const page = {
    title: t('edit.title', { name: mentee.fullName }),
    back: useBackTo(`/admin/mentees/${mentee.id}`, t('edit.back')),
    errors: <FormErrors form={edit.form} labels={labels} />,
  }
  if (mentee.own || mentee.erased) {
    return (
      <FormPage {...page}>
        <Banner tone="warning">{t(mentee.own ? 'needs.own.text' : 'mentee.erased')}</Banner>
      </FormPage>
    )
  }
  return (
    <FormPage {...page} lead={t('edit.lead')}>
      <EffectList effects={[t('admin:toldOfEdit')]} />
      <ChangedMeanwhile
        shown={edit.shown}
        now={now}
        labels={labels}
        options={namesInMentee(lists)}
        edits={edits}
      />
      <MenteeForm {...edit} lists={lists} now={now} />
      <LatinNameSection account={account} />
    </FormPage>
  )
}
