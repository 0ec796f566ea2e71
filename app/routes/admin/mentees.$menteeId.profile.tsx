import { useTranslation } from '~/i18n/use-translation'
import { editMentee, findMenteeRecord, listMenteeEdits } from '~/domain/mentees/admin-mentees.server'
import { EditMentee } from '~/domain/mentees/edit-schema'
import { listMenteeOptions } from '~/domain/mentees/own-mentee.server'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { ChangedMeanwhile } from '~/parts/edits/changed-meanwhile'
import { namesInMentee } from '~/parts/mentees/names-in-mentee'
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
  const [mentee, edits, lists] = await Promise.all([
    findMenteeRecord(viewer, id),
    listMenteeEdits(viewer, id),
    listMenteeOptions(await getLanguage(args)),
  ])
  if (!mentee) throw notFound()
  return { mentee, edits, lists }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.menteeId)
  return submit(args, EditMentee, async (mentee) => {
    await editMentee(viewer, id, mentee)
    return redirect(`/admin/mentees/${id}`, 'menteeEdited', { name: `${mentee.name} ${mentee.surname}` })
  })
}

export default function EditMenteePage() {
  const { mentee, edits, lists } = useLoaderData<typeof loader>()
  const { t } = useTranslation('records')
  const edit = useActionForm(EditMentee, { id: 'mentee', defaultValue: valuesOf(mentee) })
  const labels = useMenteeLabels()
  const now = versionOf(mentee)
  const page = {
    title: t('edit.title', { name: mentee.fullName }),
    back: { to: `/admin/mentees/${mentee.id}`, label: t('edit.back') },
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
    </FormPage>
  )
}
