import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { FollowedUp } from '~/domain/follow-ups/follow-ups.server'
import type { Trouble } from '~/domain/follow-ups/schema'
import { Banner } from '~/ui/banner'
import { FormPage, type FormPageProps } from '~/ui/form-page'
import { FollowUpForms } from './follow-up-forms'
import { FollowUpList } from './follow-up-list'

type FollowUpPageProps = Pick<FormPageProps, 'title' | 'lead' | 'back'> & {
  trouble: Trouble
  /** Whether it waits for the team. */
  waits: boolean
  /** Who looks after it. */
  owner: string | null
  followUps: FollowedUp[]
  /** What more there is to read or to do. */
  children: ReactNode
}

/** The page on which an admin takes over a trouble, or writes how it was settled. */
export function FollowUpPage(props: FollowUpPageProps) {
  const { title, lead, back, trouble, waits, owner, followUps, children } = props
  const { t } = useTranslation('records')
  return (
    <FormPage {...{ title, lead, back }}>
      {!waits && <Banner tone="success">{t('followUp.over')}</Banner>}
      <FollowUpForms
        title={t('followUp.settleTitle')}
        trouble={waits ? trouble : null}
        {...{ owner, followUps }}
      />
      {children}
      <FollowUpList followUps={followUps} />
    </FormPage>
  )
}
