import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { listMentorships } from '~/domain/mentorships/mentorships.server'
import { acceptTexts } from '~/domain/texts/acceptance.server'
import { AcceptTexts } from '~/domain/texts/acceptance-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { destination } from '~/http/destination.server'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, homeOf, redirect, requireSession, submit } from '~/http/page.server'
import { formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { LinkButton } from '~/ui/button'
import { CheckboxField, fieldProps } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { OtherWays } from './complete-profile/other-ways'

export const handle: Handle = {
  title: (t) => t('settings:newTerms.title'),
}

const pages = {
  privacy: { name: 'privacy', to: '/privacy-policy' },
  mentor_terms: { name: 'mentoring', to: '/mentoring-terms' },
  mentee_terms: { name: 'mentoring', to: '/mentoring-terms' },
  terms: { name: 'terms', to: '/terms-and-conditions' },
  coachee_terms: { name: 'coaching', to: '/coaching-terms' },
} as const

const wanted = (request: Request) => new URL(request.url).searchParams.get('redirectTo') ?? undefined

export async function loader(args: Args) {
  const viewer = await requireSession(args)
  if (!viewer.role) throw redirect(homeOf(viewer.role))
  const [texts, mentorships] = await Promise.all([
    reads.ownTextsDue(viewer),
    viewer.role === 'admin' ? [] : listMentorships(viewer),
  ])
  return {
    texts,
    name: viewer.name,
    role: viewer.role,
    running: mentorships.find(({ status }) => status === 'running')?.id,
    home: homeOf(viewer.role),
    roles: viewer.roles.filter((role) => role !== viewer.role),
  }
}

export async function action(args: Args) {
  const viewer = await requireSession(args)
  const { role } = viewer
  // A second click: everything is accepted.
  if (!role || !viewer.textsDue) throw redirect(homeOf(role))
  return submit(args, AcceptTexts, async (consent) => {
    await acceptTexts(viewer, consent)
    return redirect(destination(role, wanted(args.request)))
  })
}

export default function NewTermsPage() {
  const { texts, name, role, running, home, roles } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('settings')
  const { form, fields, te } = useActionForm(AcceptTexts, { id: 'accept' })
  if (texts.length === 0) {
    return (
      <FormPage title={t('newTerms.done')} lead={t('newTerms.doneText')}>
        <div>
          <LinkButton to={home}>{t('newTerms.home')}</LinkButton>
        </div>
      </FormPage>
    )
  }
  const seen = JSON.stringify(Object.fromEntries(texts.map(({ text, version }) => [text, version])))
  return (
    <FormPage
      title={t('newTerms.title')}
      lead={t('newTerms.lead', { name })}
      errors={<FormErrors form={form} labels={{ termsAccepted: t('newTerms.agree') }} />}
    >
      <ul className="grid gap-3">
        {texts.map(({ text, version, publishedOn, summaries }) => (
          <li key={text}>
            <Link to={pages[text].to}>{t(`common:texts.${pages[text].name}`)}</Link>
            <span className="block text-muted">
              {t('newTerms.version', { version, date: formatLongDate(language, publishedOn) })}
            </span>
            {summaries && <span className="block">{nameIn(language, summaries)}</span>}
          </li>
        ))}
      </ul>
      <ActionForm form={form}>
        <input type="hidden" name={fields.seen.name} value={seen} />
        <CheckboxField {...fieldProps(fields.termsAccepted, te)} label={t('newTerms.agree')} boxed />
        <p className="text-muted">{t('newTerms.note')}</p>
        <SubmitButton>{t('newTerms.submit')}</SubmitButton>
      </ActionForm>
      <section className="grid gap-3">
        <h2>{t('newTerms.meanwhile')}</h2>
        <ul className="grid gap-2">
          {role === 'mentee' && (
            <li>
              <Link to="/purchases">{t('newTerms.purchases')}</Link>
            </li>
          )}
          {running && (
            <li>
              <Link to={`/${role}/mentorships/${running}/ask-team`}>{t('newTerms.end')}</Link>
            </li>
          )}
          <li>
            <Link to={`/${role}/my-account?tab=notifications`}>{t('newTerms.account')}</Link>
          </li>
          <li>
            <Link to="/my-data">{t('newTerms.download')}</Link>
          </li>
        </ul>
      </section>
      <OtherWays roles={roles} />
    </FormPage>
  )
}
