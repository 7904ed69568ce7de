/** The English words of `business.ts`. */
import type { WordLists } from './words.ts'

export const BUSINESS_ENGLISH: WordLists = {
  hint: 'office|business|company|team|coworkers|boss|project|staff|vendor',
  loose: `
    cardboard boxes|intern|mail|post office|labels|stock|workshop|training|licence|shipment|design|developer|editor|parcels to|copies`,
  thing: `
    office supplies|office supply|office chair|office chairs|office desk|office desks|office furniture|office rent|office lease|office internet
    office snacks|office coffee|office lunch|office printer|office party|office equipment|printer paper|copy paper|ink cartridge|ink cartridges|ink
    toner cartridge|photocopy|photocopies|photocopying|photo copies|printouts|print out|prints|business cards|business card|flyers|brochures|signage
    letterhead|post it notes|staples for work|whiteboard|projector|work supplies|work laptop|work trip|domain name|domain renewal|web domain
    website hosting|cloud server|aws|server costs|digital ocean|digitalocean|website design|web design|logo design|graphic designer|designer
    web developer|freelance designer|contractor|contractors|virtual assistant|linkedin ads|advertising|advertisement|ad campaign|marketing campaign
    sponsored post|promotion|employee|employees|employee salary|employee bonus|employee lunch|staff salary|staff salaries|staff wages|staff lunch
    staff uniforms|salary for the staff|salaries|payroll|wages|team lunch|team dinner|team building|team outing|business lunch|business dinner
    business meeting|business expense|business license|business insurance|business dinner with partners|work lunch with the boss|meeting snacks
    meeting room|meeting room rental|conference|conference ticket|conference fee|conference registration|trade show|networking event|seminar ticket
    workshop fee|professional development|certification|packing tape|packing peanuts|packing materials|packing supplies|packaging materials
    packaging supplies|poly mailers|mailers|shipping boxes|shipping labels|shipping supplies|shipping for orders|shipping to customers
    shipping an order|label printer|product labels|product photos|product photography|postage|postage stamps|stamps|courier|courier fee|ups store|ups
    usps|etsy fees|etsy listing fees|seller fees|square reader|stripe fees|inventory|raw materials|raw material|wholesale|supplies for the shop
    supplies for the store|suppliers|stock for the shop|coworking pass|coworking membership|we work|hot desk|desk rental|shop rent|store rent
    stall rent|kiosk rent|booth fee|booth rental|commercial rent|notary|notary fee|accountant|bookkeeper|bookkeeping|tax accountant for the business
    lawyer|legal fees|attorney|consultant|consulting|trademark|llc fee|llc filing|cash register|pos system|receipt paper|receipt rolls
    dues for the professional association|software license|stock photos|quickbooks|fiverr gig|gig worker|contract labor|day laborer|day laborers
    subcontractor|subcontractors|temp worker|temp agency|recruiter fee|job posting|job ad|indeed posting|background check for an employee|salary
    staff bonus|staff party|staff meal|staff meals|staff training|employee gift|employee gifts|employee training|employee uniforms|intern stipend
    commission|sales commission|affiliate commission|photographer for product|video editor|editor for my video|translator|translation service
    seo service|social media manager|marketing agency|email marketing|google workspace for the business|hubspot|salesforce|asana|monday.com|jira
    zapier|calendly|docusign|zoom for work|business software|accounting software|web domain renewal|domain and hosting|squarespace|wix|wordpress
    bluehost|heroku|vercel|netlify|digitalocean droplet|cloudflare|server hosting|api credits|openai api|app developer fee|apple developer
    apple developer fee|play console fee|stock photo license|font license|theme license|business phone|business phone line|business internet
    business bank fee|business taxes|business tax|sales tax payment|business cards printing|print shop|printing services|poster printing
    sign for the shop|yard signs|business signs|business sign|banner printing|brochure printing|menu printing|label printing|stickers for the business
    branded mugs|promotional items|promo items|merch for the company|giveaway items|exhibitor fee|vendor fee|vendor booth|vendor permit
    market stall fee|market stall rent|food permit|health permit|food handlers card|liquor license|permit for the shop|city permit|business permit
    incorporation|incorporation fee|registered agent|ein filing|patent|patent fee|copyright registration|legal consultation|legal advice
    contract review|cpa|bookkeeping fee|tax filing for the business|audit fee|business coach|business course|mastermind|industry conference
    conference hotel|conference travel|networking lunch|networking dinner|chamber of commerce|chamber dues|professional membership
    bar association dues|linkedin job|ads on facebook|ads on google|ads on instagram|ad spend|boosted post|boosting a post|radio ad|billboard
    newspaper ad|influencer post|sponsorship|sponsored ads|etsy ads|amazon ads|amazon fba fees|ebay fees|listing fees|paypal fees
    credit card processing|merchant fees|square terminal|register tape|thermal paper|receipt printer|barcode labels|price tags
    shopping bags for the store|display case|display shelf for the shop|shelving for the shop|mannequin|clothing rack for the shop
    equipment for the business|tools for the job|tools for work|materials for the job|job materials|supplies for work|work materials|work phone
    work phone bill|work gloves for the crew|work uniforms|work dinner|dinner with the boss and partners|coffee meeting|breakfast meeting
    lunch meeting|dinner meeting|investor lunch|investor dinner|investors|partner meeting|meeting with a vendor|office plants|office cleaning
    office supplies at staples|office depot run|office water|office electricity|office wifi|office utilities|office laptop|office monitor
    office keyboard|office keys|office decorations|office birthday cake|office gift|office holiday party|office holiday lunch|company party
    company lunch|company dinner|company retreat|company car|company uniforms|company laptop|warehouse|warehouse rent|storage for inventory
    wholesale order|wholesale goods|bulk order for the store|restocking the store|restock the shop|restock inventory|shop inventory|beads for my etsy
    fabric for orders|flour for the bakery orders|ingredients for the restaurant|ingredients for my bakery|coffee beans for the cafe|cups for the cafe
    takeaway containers for the restaurant|pallets|freight|freight shipping|shipping cost|shipping costs|shipped an order|shipping orders
    shipping customer orders|ship orders|mailing packages|mailed a package to a customer|mail packages|certified mail|stamps and envelopes
    mailing envelopes|envelopes|padded envelopes|thank you cards for customers|return shipping for a customer|courier delivery|courier service
    messenger|parcels to customers|parcel to a customer|software for freelancing|cover letters printed|cover letters`,
  deciding: `
    client|clients|for the office|for office|for the team|for my team|for the business|for my business|for our business|for the company
    for work meeting|for the meeting|for a meeting|for the shop|for my shop|for my store|for the store|for my etsy shop|for employees
    for the employees|for the staff|for my employees|for resale|to sell|for selling|for customers|customers|for the conference|for the project
    for my startup|buat startup`,
}
