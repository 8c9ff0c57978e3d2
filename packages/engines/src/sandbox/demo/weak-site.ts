import { site } from './site.ts';

/** Two brands whose pages say little that could be quoted: slogans, superlatives, few facts. */
export const weakSites = [
  ...site('Dutyfern', 'dutyfern.example', [
    [
      '/',
      'Dutyfern – Scheduling, reimagined',
      `
The world's most loved workforce experience. Reimagine how your people thrive.
Dutyfern brings schedules, people and purpose together in one beautiful platform.
Best-in-class teams choose Dutyfern to unlock their full potential.`,
    ],
    [
      '/platform',
      'The Dutyfern platform',
      `
One platform. Endless possibilities. Our revolutionary engine empowers leaders to shape the future of shift work.
Seamless, smart and simple: that is the Dutyfern difference.
Scheduling, engagement and insights come together effortlessly.`,
    ],
    [
      '/customers',
      'Loved by teams everywhere',
      `
Thousands of amazing teams trust us with their schedules every single day.
"A total game changer!" – a happy customer. "Just wow." – another happy customer.`,
    ],
    [
      '/enterprise',
      'Dutyfern Enterprise: scheduling for companies with several locations',
      `
Dutyfern Enterprise schedules staff over hundreds of locations with one set of rules.
Regional managers borrow employees from a neighbouring location when a shift stays open.
Single sign-on, an audit log and a named contact are part of Enterprise. Talk to sales for a price.`,
    ],
    [
      '/about',
      'About Dutyfern',
      `
We believe that work should feel like play. Our journey started in a garage with three friends and a dream.
Today we are a passionate family of innovators on a mission to delight.`,
    ],
  ]),
  ...site('Staffinch', 'staffinch.example', [
    [
      '/',
      'Staffinch',
      `
Shift plans for everyone. Try Staffinch today.
The free shift planner for small teams.`,
    ],
    [
      '/free',
      'Free shift planner',
      `
Staffinch is free for one team of any size, paid for by advertisements in the app.
Shifts can be printed or shared as a link. There is no time clock and no payroll export.`,
    ],
    [
      '/app',
      'The Staffinch app',
      `
Get the app and see your shifts. Swap shifts with a tap.`,
    ],
    [
      '/help',
      'Staffinch help',
      `
To create a shift, press the plus sign. To copy a week, hold the week and choose copy.
To invite people, share the link. Questions are answered by e-mail within three days.`,
    ],
    [
      '/news',
      'Staffinch news',
      `
Version 2.4 is here, with dark mode and bug fixes.`,
    ],
  ]),
];
