import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { AnswerWish } from '~/domain/mentorships/schema'
import { findAdminWish } from '~/domain/mentorships/wishes.server'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, flash, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { returnTo, useActLink, useBackTo } from '~/http/return-to'
import { MentorshipFacts } from '~/parts/mentorships/mentorship-facts'
import { newsOfPair } from '~/parts/mentorships/news-of-pair.server'
import { WishWords } from '~/parts/wishes/wish-words'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { i18n: ['admin', 'pair'], title: (t) => t('pair:team.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const { mentorshipId, wishId } = args.params
  const found = await findAdminWish(viewer, idParameter(mentorshipId), idParameter(wishId))
  if (!found) throw notFound()
  return found
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  const wishId = idParameter(args.params.wishId)
  return submit(args, AnswerWish, async (words) => {
    await acts.answerWish(viewer, { wishId, answer: words.answer })
    return redirect(returnTo(args.request, `/admin/mentorships/${id}`), {
      headers: flash(await newsOfPair(viewer, id, 'wishAnswered')),
    })
  })
}

export default function AnswerWishPage() {
  const { mentorship, wish } = useLoaderData<typeof loader>()
  const { t } = useTranslation('pair')
  const actLink = useActLink()
  const { form, fields, te } = useActionForm(AnswerWish, { id: 'answer' })
  const record = `/admin/mentorships/${mentorship.id}`
  const acts = mentorship.status === 'running' ? (['pause', 'stop'] as const) : (['resume', 'stop'] as const)
  return (
    <FormPage
      title={t('team.title')}
      back={useBackTo(record, t('back'))}
      errors={<FormErrors form={form} labels={{ answer: t('team.answer') }} />}
    >
      <MentorshipFacts mentorship={mentorship} />
      <WishWords wish={wish} />
      {!wish.closedAt && (
        <>
          <p className="max-w-read">{t('team.byAct')}</p>
          <ul className="grid gap-2">
            {acts.map((act) => (
              <li key={act}>
                <Link to={actLink(`${record}/${act}`)}>{t(`team.acts.${act}`)}</Link>
              </li>
            ))}
          </ul>
          <ActionForm form={form}>
            <TextArea
              {...fieldProps(fields.answer, te)}
              label={t('team.answer')}
              hint={t('team.answerHint')}
              rows={4}
            />
            <div>
              <Button pendingLabel={t('common:form.sending')}>{t('common:form.sendAnswer')}</Button>
            </div>
          </ActionForm>
        </>
      )}
    </FormPage>
  )
}
