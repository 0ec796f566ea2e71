import { useTranslation } from '~/i18n/use-translation'
import type { Device } from '~/domain/accounts/devices.server'
import { TokenField } from '~/forms/action-form'
import { Form } from '~/http/page'
import { formatDateTime } from '~/i18n/format'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Tag } from '~/ui/tag'

/** The signed-in devices, with a button that signs out all others. */
export function DeviceList({ devices }: { devices: Device[] }) {
  const { t, language } = useTranslation('account')
  return (
    <section className="grid gap-6">
      <div>
        <h2>{t('devices.title')}</h2>
        <p className="mt-2 text-muted">{t('devices.lead')}</p>
      </div>
      <ul className="grid gap-3">
        {devices.map(({ browser, since, lastSeen, byMail, current }) => (
          <Card
            key={`${since.toISOString()} ${lastSeen.toISOString()}`}
            as="li"
            aside={current && <Tag>{t('devices.this')}</Tag>}
            title={browser || t('devices.unknown')}
            level={3}
          >
            <p>{t('devices.since', { when: formatDateTime(language, since) })}</p>
            {byMail && <p>{t('devices.byMail')}</p>}
            <p>{t('devices.lastSeen', { when: formatDateTime(language, lastSeen) })}</p>
          </Card>
        ))}
      </ul>
      {devices.length > 1 ? (
        <Form method="post">
          <TokenField />
          <Button
            name="intent"
            value="signOutOthers"
            variant="secondary"
            pendingLabel={t('common:form.oneMoment')}
          >
            {t('devices.signOutOthers')}
          </Button>
        </Form>
      ) : (
        <p>{t('devices.onlyHere')}</p>
      )}
    </section>
  )
}
