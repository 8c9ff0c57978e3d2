import { site } from './site.ts';

/** Two brands whose pages answer buyers' questions with facts, prices and comparisons. */
export const strongSites = [
  ...site('Crewtide', 'crewtide.example', [
    [
      '/',
      'Crewtide: shift scheduling software for restaurants and retail',
      `
Crewtide is shift scheduling software for restaurants, cafés and shops with 10 to 500 hourly employees.
Managers build next week's rota in 14 minutes on average, measured over 2,310 locations in September 2026.
The scheduler forecasts demand from past sales and weather, and proposes how many people each hour needs.
Staff see shifts on their phones, swap them with a colleague of the same skill, and clock in with a time clock that works offline.
Crewtide costs €3.20 per employee per month, with a free plan for up to eight employees.`,
    ],
    [
      '/pricing',
      'Crewtide pricing: what shift scheduling costs per employee',
      `
Crewtide has three prices. Free: up to eight employees, one location, rota and shift swaps.
Team: €3.20 per employee per month with time clock, leave and payroll export. Plus: €4.90 with demand forecasting and labour cost budgets.
There is no setup fee and no minimum term; an annual contract lowers the price by 15 percent.
A café with twelve employees pays €38.40 a month on the Team plan.
Payroll exports to 40 programmes are included in every paid plan.`,
    ],
    [
      '/compare/spreadsheets',
      'Crewtide or a spreadsheet: comparison of shift planning methods',
      `
A spreadsheet costs nothing and is enough for one team of up to seven people with fixed shifts.
Beyond that, the comparison turns: in a survey of 412 restaurants, planning in a spreadsheet took 3.4 hours a week, planning with Crewtide 35 minutes.
A spreadsheet does not check rest times, does not know who has asked for leave, and sends nobody a message when the rota changes.
Scheduling software such as Crewtide is the better alternative when shifts change every week, when several managers plan, or when overtime costs get out of hand.`,
    ],
    [
      '/restaurants',
      'Restaurant scheduling: cut overtime and fill last-minute shifts',
      `
Restaurant scheduling with Crewtide begins with the sales forecast: the busy Friday gets more people than the quiet Tuesday.
When somebody calls in sick, open shifts are offered to everyone with the right skill, and 83 percent are filled within an hour.
"We cut overtime by 21 percent in one quarter," says Ada Bell, manager of the Copper Kettle.
Labour cost is shown as a share of sales while the rota is planned, so that a manager sees the problem before it is on the payroll.`,
    ],
    [
      '/guide/choose-scheduling-software',
      'How to choose shift scheduling software: a guide with eight questions',
      `
How do I choose shift scheduling software? Ask eight questions before you decide.
Does it check rest times and maximum hours by itself? Can staff swap shifts without a manager? Does the time clock work offline?
Does it export to your payroll programme? What does it cost when you grow from ten to fifty employees? Who answers the telephone on a Saturday night?
Does it forecast demand? And can you take your data with you when you leave?
Try at most two products with one real team for two weeks; a longer list makes nobody wiser. Updated 3 November 2026 by Nora Finch, workforce analyst.`,
    ],
  ]),
  ...site('Rotamill', 'rotamill.example', [
    [
      '/',
      'Rotamill: rota planning and nurse rostering for care',
      `
Rotamill is rota planning software for care homes, clinics and home care services.
It plans day, night and sleep-in shifts by qualification, so that a registered nurse is on every shift.
Rest times, maximum weekly hours and fair shares of weekends are checked while you plan, not afterwards.
More than 900 care homes with 61,000 employees plan with Rotamill, and the average roster is published 19 days ahead.`,
    ],
    [
      '/nurse-rostering',
      'Nurse rostering software: fair rosters in an hour',
      `
Nurse rostering is the hardest kind of shift planning: qualifications, night shifts, wishes and the law must all fit.
Rotamill's roster proposal meets 94 percent of wishes for days off in the median ward and takes 50 seconds for 40 nurses.
Ward managers move shifts by hand afterwards, and each break of a rule is shown with the paragraph it breaks.
A study with the nursing school of Port Ellery in 2025 found 31 percent fewer last-minute calls after six months.`,
    ],
    [
      '/compliance',
      'Working time rules: rest periods, overtime and night work checked',
      `
Rotamill knows the working time rules of Ireland, the United Kingdom, Germany and the Netherlands.
Eleven hours of rest, 48 hours a week on average and limits on night work are checked on every change.
When a swap would break a rule, it is refused and the employee is told why.
Inspectors get a report of planned and worked hours for any period with one click, which is what most fines are about.`,
    ],
    [
      '/pricing',
      'Rotamill prices: cost per bed or per employee',
      `
Rotamill costs €5.40 per employee per month for care homes, or €2.10 per bed for groups with more than ten homes.
Training for ward managers, two days on site, costs €1,900 once and is optional.
The price includes the time clock, leave, rostering proposals and the telephone line that is open until 22:00.
Rotamill is not the cheapest rota software; homes with fewer than 15 employees usually do better with a simpler tool.`,
    ],
    [
      '/compare',
      'Care rota software compared: Rotamill, Crewtide and Hourloom',
      `
Which rota software suits a care home? A comparison of Rotamill, Crewtide and Hourloom.
Rotamill plans by qualification and checks care law; Crewtide forecasts sales, which a care home does not need; Hourloom is strongest in time tracking.
For restaurants and shops Crewtide is the better choice. For several small teams with a simple week, Hourloom costs less.
For wards with night shifts and registered nurses, planning by qualification decides, and that is what Rotamill was built for.`,
    ],
  ]),
];
