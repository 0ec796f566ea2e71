import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FollowedUp } from '~/domain/follow-ups/follow-ups.server'
import { lookAgainAfter, Settle, type Trouble } from '~/domain/follow-ups/schema'
import { ActionForm, FormErrors, TokenField, useActionForm } from '~/http/action-form'
import { Form } from '~/http/page'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { SelectField, TextArea } from '~/ui/field'
import { FormPage, type FormPageProps } from '~/ui/form-page'
import { RecordSection } from '~/ui/record-page'
import { FollowUpList } from './follow-up-list'

type FollowUpPageProps = Pick<FormPageProps, 'title' | 'back'> & {
  trouble: Trouble
  followUps: FollowedUp[]
  /** What the trouble is about. */
  children: ReactNode
}

/** The page on which an admin takes over a trouble, or writes how it was settled. */
export function FollowUpPage({ title, back, trouble, followUps, children }: FollowUpPageProps) {
  const { t } = useTranslation('records')
  const { form, fields, te } = useActionForm(Settle, { id: 'settle', intent: 'settle' })
  const labels = { note: t('followUp.note'), lookAgain: t('followUp.lookAgain') }
  const [last] = followUps.filter((one) => one.trouble === trouble)
  const owner = last && !last.settled ? last.by : null
  return (
    <FormPage title={title} back={back} errors={<FormErrors form={form} labels={labels} />}>
      {children}
      <Form method="post" className="grid gap-3">
        <TokenField />
        <input type="hidden" name="intent" value="take" />
        <input type="hidden" name="trouble" value={trouble} />
        <p>{owner ? t('followUp.taken', { name: owner }) : t('followUp.nobody')}</p>
        <div>
          <Button variant="secondary" pendingLabel={t('common:form.oneMoment')}>
            {t('followUp.take')}
          </Button>
        </div>
      </Form>
      <RecordSection title={t('followUp.settleTitle')}>
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="settle" />
          <input type="hidden" name="trouble" value={trouble} />
          <TextArea
            {...fieldProps(fields.note, te)}
            label={labels.note}
            hint={t('followUp.noteHint')}
            rows={4}
          />
          <SelectField
            {...fieldProps(fields.lookAgain, te)}
            label={labels.lookAgain}
            options={[
              { value: '', label: t('followUp.anew') },
              ...lookAgainAfter.map((days) => ({
                value: days,
                label: t('followUp.inDays', { count: Number(days) }),
              })),
            ]}
          />
          <div>
            <Button pendingLabel={t('common:form.saving')}>{t('followUp.settle')}</Button>
          </div>
        </ActionForm>
      </RecordSection>
      <FollowUpList followUps={followUps} />
    </FormPage>
  )
}
