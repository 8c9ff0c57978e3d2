/** Questions of buyers in this market. None names a brand. */
export const demoPrompts = (
  [
    ['informational', 'How do I choose shift scheduling software?'],
    ['informational', 'What should a small business look for in staff scheduling?'],
    ['informational', 'How does an offline time clock work for shift teams?'],
    ['informational', 'How can I schedule seasonal workers over the summer?'],
    ['comparison', 'Compare shift scheduling software for restaurants and shops.'],
    ['comparison', 'Nurse rostering tools compared for a care home'],
    ['comparison', 'What are the differences between the leading rota planning tools?'],
    ['comparison', 'Spreadsheet or scheduling software: a comparison for a café with twelve employees'],
    ['best_of', 'What is the best shift scheduling software for a small business?'],
    ['best_of', 'Which rota software would you recommend for a care home?'],
    ['best_of', 'Best scheduling tool for salons and gyms'],
    ['best_of', 'Top time clock with payroll integration for teams that work by the hour'],
    ['best_of', 'Which scheduling platform do you recommend for companies with several locations?'],
    ['alternatives', 'What are good alternatives to a spreadsheet for shift planning?'],
    [
      'alternatives',
      'We are unhappy with our scheduling tool. What alternatives are there for a team of ten?',
    ],
    ['alternatives', 'Alternatives to expensive workforce management suites'],
    ['problem', 'Our restaurant has a problem with overtime. How do we get it under control?'],
    ['problem', 'Staff keep calling in sick and last-minute shifts stay open. How can we fix this?'],
    ['problem', 'Our rota breaks rest time rules. Which software checks this problem?'],
    ['price', 'How much does shift scheduling software cost per employee?'],
    ['price', 'Affordable staff scheduling with a flat price for small teams'],
    ['price', 'Is there a free shift planner, and what does it really cost?'],
    ['local', 'Which staff scheduling provider has support in Dublin?'],
    ['local', 'Who offers nurse rostering software in Ireland?'],
  ] as const
).map(([intent, text]) => ({ text, intent, branded: false as const }));
