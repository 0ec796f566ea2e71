import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { listOptions } from '~/domain/lookups/lookups.server'
import { AskForSuggestions } from '~/domain/suggestions/schema'
import { findOwnSuggestionRequest } from '~/domain/suggestions/suggestions.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireViewer, submit } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { HelpAsked } from '~/parts/suggestions/help-asked'
import { LinkButton } from '~/ui/button'
import { CheckboxGroup, fieldProps, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('common:facts.help') }

const home = '/mentee/mentorships'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const [last, topics] = await Promise.all([
    findOwnSuggestionRequest(viewer),
    listOptions('support_topics', await getLanguage(args)),
  ])
  return { open: last && !last.answeredAt ? last : null, topics }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  return submit(args, AskForSuggestions, async (answers) => {
    await acts.askForSuggestions(viewer, answers)
    return redirect(home, 'helpAsked')
  })
}

export default function FindMyMentorPage() {
  const { open, topics } = useLoaderData<typeof loader>()
  const { t } = useTranslation('messages')
  const { form, fields, te } = useActionForm(AskForSuggestions, { id: 'ask' })
  const labels = {
    text: t('ask.text'),
    topicIds: t('ask.topicIds'),
    topic: t('ask.topic'),
    help: t('ask.help'),
  }
  const page = {
    title: t('common:facts.help'),
    lead: t('ask.lead'),
    back: { to: '/mentors', label: t('common:shell.admin.mentors') },
    errors: <FormErrors form={form} labels={labels} />,
  }
  // After an error the form and its answers stay; only a new visit shows the request that waits.
  if (open && form.status !== 'error') {
    return (
      <FormPage {...page}>
        <HelpAsked request={open} level={2} />
        <p>
          <LinkButton to={home}>{t('common:form.toMyPage')}</LinkButton>
        </p>
      </FormPage>
    )
  }
  return (
    <FormPage {...page}>
      <ActionForm form={form}>
        <TextArea
          {...fieldProps(fields.text, te)}
          label={labels.text}
          hint={t('ask.textHint')}
          rows={6}
          counter={{ unit: 'characters', text: t('common:form.characters', { count: 0 }) }}
        />
        <CheckboxGroup
          {...fieldProps(fields.topicIds, te)}
          {...{ legend: labels.topicIds, hint: t('ask.topicIdsHint'), optional: true, options: topics }}
          columns={2}
        />
        <TextArea
          {...fieldProps(fields.topic, te)}
          {...{ label: labels.topic, hint: t('ask.topicHint'), optional: true }}
          rows={3}
        />
        <TextArea
          {...fieldProps(fields.help, te)}
          {...{ label: labels.help, hint: t('ask.helpHint'), optional: true }}
          rows={4}
        />
        <SubmitButton pending="sending">{t('ask.submit')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
