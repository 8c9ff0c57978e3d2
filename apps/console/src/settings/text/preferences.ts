const en = {
  lead: (email: string) => `What is mailed to ${email}, for you alone.`,
  nobody: 'This session belongs to no member, so that nothing is mailed.',
  never: 'not mailed',
  cadence: { immediate: 'at once', daily: 'once a day', weekly: 'once a week' },
  severity: 'From what urgency on',
  severities: { info: 'everything', warning: 'warnings', critical: 'only what is critical' },
  digestAt: 'Summaries come at',
  zone: 'Your time zone',
  quietFrom: 'Quiet from (optional)',
  quietTo: 'until',
};

export const preferencesText = {
  en,
  de: {
    lead: (email: string) => `Was an ${email} gesendet wird, nur für Sie.`,
    nobody: 'Diese Sitzung gehört keinem Mitglied, darum wird nichts gesendet.',
    never: 'wird nicht gesendet',
    cadence: { immediate: 'sofort', daily: 'einmal am Tag', weekly: 'einmal die Woche' },
    severity: 'Ab welcher Dringlichkeit',
    severities: { info: 'alles', warning: 'Warnungen', critical: 'nur Kritisches' },
    digestAt: 'Zusammenfassungen kommen um',
    zone: 'Ihre Zeitzone',
    quietFrom: 'Ruhe von (freiwillig)',
    quietTo: 'bis',
  } satisfies typeof en,
};
