import { useTranslation } from '~/i18n/use-translation'
import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import type { CompleteMentorship } from '~/domain/mentorships/schema'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { CheckboxField } from '~/ui/field'

export type CompleteFormProps = ReturnType<typeof useActionForm<typeof CompleteMentorship>> & {
  mentorship: AdminMentorship
}

/** Confirms a completion; below the minimum with a checkbox. */
export function CompleteForm({ form, fields, te, mentorship }: CompleteFormProps) {
  const { t } = useTranslation('admin')
  const { completedSessions: done, minimumSessions: minimum } = mentorship
  return (
    <ActionForm form={form}>
      {done < minimum && (
        <CheckboxField
          {...fieldProps(fields.belowMinimum, te)}
          label={t('complete.belowMinimum')}
          hint={t('complete.belowMinimumHint', { done, minimum })}
          boxed
        />
      )}
      <div>
        <Button icon="check" pendingLabel={t('common:form.oneMoment')}>
          {t('complete.title')}
        </Button>
      </div>
    </ActionForm>
  )
}
